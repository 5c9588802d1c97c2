export { findDifferences, pictureFolders, type ShownStory } from './differences.ts';
export { writeReview } from './writeReview.ts';
