export { allowCompression, forbidsCompression } from './allowCompression.ts';
export type { Encoding } from './chooseEncoding.ts';
export { chooseEncoding } from './chooseEncoding.ts';
export { compressBody, MIN_BYTES } from './compressBody.ts';
export type { FindHeader } from './isCausedElsewhere.ts';
