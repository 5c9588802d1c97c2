/** What features and the app use to describe pages. */
export { type BuildRoutesOptions, buildRoutes, type Guard, type GuardRequest } from './buildRoutes.tsx';
export { PageMeta, type PageMetaProps } from './PageMeta.tsx';
export { PageSite, type Site, usePageSite } from './PageSite.tsx';
export { type LayoutName, type PageFlag, type PageGuard, type PageModule, type PageRequest, type PageRow } from './page.ts';
export { reportError } from './reporting/reportError.ts';
export { useKept } from './useKept.ts';
