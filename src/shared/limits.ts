/** Sizes and times that form and function share. Lengths count Unicode code points, as the schemas do. */
export const MAX_NAME = 100;
export const MAX_COMPANY = 150;
export const MAX_ADDRESS = 300;
export const MAX_MESSAGE = 5_000;
export const MAX_EMAIL = 254;
/** The phone input of the demo form is cut here. */
export const MAX_PHONE_INPUT = 250;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;
export const MAX_TITLE = 200;
export const MAX_CONTENT = 100_000;
export const MAX_QUESTION = 500;
export const MAX_ANSWER = 5_000;
/** Bytes of a JSON or form-encoded body. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Bytes of an uploaded picture; the browser shrinks larger ones first. */
export const MAX_IMAGE_BYTES = 4 * 1024 * 1024;
/** Pixels of an uploaded picture, those of a large camera; it may have fewer if each takes more to decode. */
export const MAX_IMAGE_PIXELS = 60_000_000;
/** Bytes of a picture upload's whole body: the platform carries 6 MB of base64. */
export const MAX_UPLOAD_BODY_BYTES = 4_500_000;

export const LOGIN_ATTEMPTS = 3;
export const LOGIN_LOCK_MINUTES = 30;
export const SESSION_HOURS = 8;
/** Excerpts and descriptions are cut here, between grapheme clusters. */
export const EXCERPT_LENGTH = 150;
/** Longest side of a stored picture, in pixels. */
export const MAX_IMAGE_SIDE = 1_920;
/** Widths that each picture is kept in, besides its own, for `srcset`: a small phone, most phones, most laptops. */
export const IMAGE_WIDTHS = [640, 800, 1_280] as const;
