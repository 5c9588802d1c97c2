export { findBrowser } from './findBrowser.ts';
export { findPostgres } from './findPostgres.ts';
export { isLockedBrowser, readBrowserBuild } from './lockedBrowser.ts';
export { findFreePort } from './startPostgres.ts';
