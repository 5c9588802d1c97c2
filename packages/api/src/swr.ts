export { routeKey } from './routeUrl.ts';
export { DataProvider, type DataProviderProps } from './swr/DataProvider.tsx';
export { type PreloadRouteOptions, preloadRoute } from './swr/preloadRoute.ts';
export type { RouteStore } from './swr/readOnce.ts';
export { useRoute } from './swr/useRoute.ts';
export { useWrite, type Write } from './swr/useWrite.ts';
