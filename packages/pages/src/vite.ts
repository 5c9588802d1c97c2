/** What the app's Vite build needs so that the server knows which files a page is made of. */
export { buildRecords } from './vite/buildRecords.ts';
export { collectDevelopmentStyles } from './vite/collectDevelopmentStyles.ts';
export { pageSources } from './vite/pageSources.ts';
export { productionRouter } from './vite/productionRouter.ts';
