export { findBrowser } from './findBrowser.ts';
export { findPostgres } from './findPostgres.ts';
export { findFreePort } from './startPostgres.ts';
