/** Makes pages on the server. */
export { createDictionary, type Dictionary } from '@sewa/compression';
export { createPages, type Pages, type PagesOptions } from './server/createPages.tsx';
export type { InProcessApi } from './server/createRequestApi.ts';
export type { FindStyleSheet } from './server/inlineStyles.ts';
export {
  createPageAssets,
  type FindPageAssets,
  type Manifest,
  type PageAssets,
} from './server/pageAssets.ts';
export { PublicPageCache, type PublicPageCacheOptions } from './server/publicPageCache.ts';
