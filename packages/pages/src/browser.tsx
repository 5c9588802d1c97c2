/** Takes a server-rendered page over in the browser. */
export { ChunkPreloads } from './browser/ChunkPreloads.ts';
export { type StartPagesOptions, startPages } from './browser/startPages.tsx';
