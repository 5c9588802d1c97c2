/** The server's side of the pages, as Vite builds it. */
import { createPages, type PagesOptions } from '@sewa/pages/server';
import { buildAppRoutes } from './buildAppRoutes.ts';

/** Makes the pages of the product. */
export const createAppPages = (options: Omit<PagesOptions, 'routes'>) =>
  createPages({ ...options, routes: buildAppRoutes(options.site) });
