/** How long others may take and how much they may say. A browser waits 30 seconds for a call, the platform 60. */

/** A call: what it still wants of others when this is over fails at once. */
export const CALL_MS = 25_000;

/** One try of one request to the store. */
export const STORE_TRY_MS = 6_000;
/** Far above what is ever stored in one piece. */
export const STORE_ANSWER_BYTES = 64 * 1024 * 1024;

/** Geocoding and the build hook. */
export const SERVICE_MS = 5_000;
export const SERVICE_ANSWER_BYTES = 1024 * 1024;
