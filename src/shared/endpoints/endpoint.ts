import type { PublishRequest } from '../schemas/entities.ts';
import { MAX_BODY_BYTES, MAX_UPLOAD_BODY_BYTES } from '../limits.ts';

/**
 * How a call says that it failed:
 * `status` → {status: "error", message}, `success` → {success: false, message}, `error` → {success: false, error}.
 */
export type FaultShape = 'status' | 'success' | 'error';

/** `fields`: JSON or a form's post; `multipart`: with a picture; `text`: JSON untouched, as signed. */
export type BodyKind = 'none' | 'json' | 'fields' | 'multipart' | 'text';

/** One call: method, path, who may make it, what it takes. `Output` is the body of its success. */
export interface Endpoint<Output = unknown> {
  method: 'GET' | 'POST';
  /** In lower case, as browsers call it: a platform that leads other spellings there loses the body of a post. */
  path: string;
  /** The path as the calls of the first release are written; it is answered too. */
  written: string;
  access: 'public' | 'staff';
  fault: FaultShape;
  body: BodyKind;
  maxBytes: number;
  /** Never set: carries the type of the success body. */
  output?: Output;
}

type Options = Pick<Endpoint, 'access' | 'fault'>;

/** A call that asks; its parameters are in the address. */
export const get = <Output>(path: string, options: Options): Endpoint<Output> => ({
  method: 'GET',
  path: path.toLowerCase(),
  written: path,
  body: 'none',
  maxBytes: 0,
  ...options,
});

/** A call that writes, with as much in its body as its kind may hold. */
export const post = <Output>(path: string, body: BodyKind, options: Options): Endpoint<Output> => ({
  method: 'POST',
  path: path.toLowerCase(),
  written: path,
  body,
  maxBytes: body === 'multipart' ? MAX_UPLOAD_BODY_BYTES : MAX_BODY_BYTES,
  ...options,
});

export interface StatusMessage {
  status: 'success';
  message: string;
}
export interface SuccessMessage {
  success: true;
  message: string;
}
/** How publishing an edit goes: `scheduled` if its build comes later, at `nextBuildAt` (ISO 8601 UTC). */
export interface PublishOutcome {
  rebuild: PublishRequest | 'scheduled';
  nextBuildAt?: string | undefined;
}
/** A CMS write stands even when the rebuild could not be asked for; it says which. */
export interface CmsSaved extends PublishOutcome {
  success: true;
}

export const PUBLIC_STATUS: Options = { access: 'public', fault: 'status' };

/** The header of a list answer that tells how many records there are in all, on `?count=1`. */
export const TOTAL_COUNT = 'x-total-count';

/** Every spelling in which a call is answered. */
export const pathSpellings = ({ path, written }: Endpoint): string[] => [...new Set([written, path])];
