/** One thing that is kept about an e-mail address, as staff and the export are shown it. */
export interface HeldThing {
  /** Of the record. */
  id?: string;
  suspected?: true | undefined;
  /** Somebody else's, in which the address stands: it is not erased with it. */
  mentioned?: true | undefined;
  values: Readonly<Record<string, unknown>>;
}

/** What one place keeps: a list by where its records lie, or another place by its name. */
export interface HeldPlace {
  place: string;
  items: readonly HeldThing[];
}

/** Everything that is kept about an address. */
export interface PersonalData {
  status: 'success';
  /** As it was looked for. */
  email: string;
  places: readonly HeldPlace[];
}

/** What an erasure has taken away. */
export interface Erased {
  status: 'success';
  message: string;
  erased: number;
}
