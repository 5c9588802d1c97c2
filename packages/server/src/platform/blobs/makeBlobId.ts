import { createHash } from 'node:crypto';

/** Id of some bytes: their sha256 in hexadecimal. */
export const makeBlobId = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
