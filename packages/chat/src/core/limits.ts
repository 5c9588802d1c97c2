/** The longest message, in characters: code points, as the server counts them. */
export const MESSAGE_LENGTH = 2_000;

/** The most files of one message. */
export const MAX_FILES = 10;

/** The largest file, in bytes: 20 MB. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** The types of files that can be attached, as the `accept` of a file input. */
export const ATTACHMENT_TYPES = 'application/pdf,image/jpeg,image/png,image/webp';
