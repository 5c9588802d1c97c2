export { allowCompression, forbidsCompression } from './allowCompression.ts';
export { chooseEncoding, type Encoding } from './chooseEncoding.ts';
export { compressBody, MIN_BYTES, type OutgoingAnswer } from './compressBody.ts';
export type { FindHeader } from './isCausedElsewhere.ts';
