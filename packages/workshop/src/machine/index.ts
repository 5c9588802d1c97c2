export { findBrowser } from './findBrowser.ts';
export { findPostgres } from './findPostgres.ts';
export { getBrowserBuild, isLockedBrowser } from './lockedBrowser.ts';
export { findFreePort } from './startPostgres.ts';
