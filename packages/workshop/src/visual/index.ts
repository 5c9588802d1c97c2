export { chooseViews } from './chooseViews.ts';
export { findDifferences, pictureFolders, type ShownStory } from './differences.ts';
export { FEWEST_STORIES } from './fewestStories.ts';
export { type ComparisonPlan, explainNoComparison, planComparison } from './planComparison.ts';
export { saveReview } from './saveReview.ts';
