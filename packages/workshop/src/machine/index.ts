export { findBrowser } from './findBrowser.ts';
export { getBrowserBuild, isLockedBrowser } from './lockedBrowser.ts';
