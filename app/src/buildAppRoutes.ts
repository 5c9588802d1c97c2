import { buildRoutes, type Guard, type Site } from '@sewa/pages';
import type { RouteObject } from 'react-router-dom';
import { makeGuards } from './guards.ts';
import { layouts } from './layouts/layouts.ts';
import { rows } from './routes.ts';

/** The route objects of the product; `first` runs before every other guard. */
export function buildAppRoutes(site: Site, first: readonly Guard[] = []): RouteObject[] {
  return buildRoutes({ rows, layouts, guards: [...first, ...makeGuards(site)] });
}
