import * as messages from '../../messages/messages.ts';

/** Most pixels of a picture, all its frames together: those of the larger phone cameras and of their panoramas. A whole one is 256 MB unpacked. */
export const MAX_PIXELS = 64_000_000;
/** Most scans of a picture that comes clearer step by step. */
export const MAX_SCANS = 100;
/** Most bytes of text and colours beside a picture, unpacked. */
export const MAX_TEXT_BYTES = 5_000_000;
/** Most pages of a document. */
export const MAX_PAGES = 2_000;
/** Most streams of a document: texts, fonts and pictures of its pages. */
export const MAX_STREAMS = 20_000;
/** Most bytes of all streams of a document, unpacked. */
export const MAX_UNPACKED_BYTES = 400_000_000;

/** What is said of a picture that is too large to show. */
export const TOO_MANY_PIXELS = messages.filePixelsReason(MAX_PIXELS / 1_000_000);
