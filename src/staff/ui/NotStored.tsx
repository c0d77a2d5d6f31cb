import { type Atom, useAtom } from '../shell/atom.ts';

/** Says that this browser keeps nothing for as long as it is so: a notice that goes by itself is not enough. */
export function NotStored({ isStored, text }: { isStored: Atom<boolean>; text: string }) {
  return (
    <p className="admin-not-stored" role="status">
      {!useAtom(isStored) && text}
    </p>
  );
}
