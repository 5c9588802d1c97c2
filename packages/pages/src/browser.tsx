/** Hydrates a server-rendered page in the browser. */
export { ChunkPreloads } from './browser/ChunkPreloads.ts';
export { type StartPagesOptions, startPages } from './browser/startPages.tsx';
