import type { Session } from '@sewa/auth';
import type { Consent } from '@sewa/consent';
import { buildRoutes, type Guard } from '@sewa/pages';
import type { RouteObject } from 'react-router-dom';
import { makeLayouts } from './layouts/makeLayouts.tsx';
import { rows } from './routes.ts';

/**
 * The route objects of the product for whoever the session knows, behind the guards. Where there is no consent nobody is asked
 * about cookies.
 */
export function buildAppRoutes(
  session: Session,
  guards: readonly Guard[],
  consent: Consent | null = null,
): RouteObject[] {
  return buildRoutes({
    rows,
    ...makeLayouts(session, consent),
    guards,
  });
}
