/** Makes pages on the server. */
export { createPages, type Pages, type PagesOptions } from './server/createPages.tsx';
export type { InProcessApi } from './server/createRequestApi.ts';
export {
  createPageAssets,
  type FindPageAssets,
  type Manifest,
  type PageAssets,
} from './server/pageAssets.ts';
