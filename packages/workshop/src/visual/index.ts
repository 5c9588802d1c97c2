export { chooseViews } from './chooseViews.ts';
export { findDifferences, pictureFolders, type ShownStory } from './differences.ts';
export { fewestStories } from './fewestStories.ts';
export { saveReview } from './saveReview.ts';
