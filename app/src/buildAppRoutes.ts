import type { Session } from '@sewa/auth';
import type { Consent } from '@sewa/consent';
import { buildRoutes, type Guard, type Site } from '@sewa/pages';
import type { RouteObject } from 'react-router-dom';
import { makeGuards } from './guards.ts';
import { makeLayouts } from './layouts/makeLayouts.tsx';
import { rows } from './routes.ts';

/**
 * The route objects of the product for whoever the session knows; `first` run before every other guard. Where there is no
 * consent nobody is asked about cookies.
 */
export function buildAppRoutes(
  site: Site,
  session: Session,
  consent: Consent | null = null,
  first: readonly Guard[] = [],
): RouteObject[] {
  return buildRoutes({
    rows,
    ...makeLayouts(session, consent),
    guards: [...first, ...makeGuards(site, rows)],
  });
}
