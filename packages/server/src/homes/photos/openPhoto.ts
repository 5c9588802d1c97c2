import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS } from '../../platform/files/content/limits.ts';

// A large photo may need 256 MB unpacked: none is cached, and each takes one thread.
sharp.cache(false);
sharp.concurrency(1);

/** Opens a photo for decoding. A phone's small mistakes are let through; a photo that ends early is an error. */
export const openPhoto = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true });

/** Runs work on the pixels of a photo: so few at once that one core is left to pages and calls. */
export const workOnPhoto = pLimit(Math.max(1, availableParallelism() - 1));
