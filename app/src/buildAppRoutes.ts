import type { Session } from '@sewa/auth';
import type { Consent } from '@sewa/consent';
import { createLiveChat } from '@sewa/conversations/live-chat';
import { buildRoutes, type Guard } from '@sewa/pages';
import type { RouteObject } from 'react-router-dom';
import { makeLayouts } from './layouts/makeLayouts.tsx';
import { rows } from './routes.ts';

/**
 * Builds the router's routes for the person of the session, behind the guards. Without `consent`, the pages don't ask about
 * cookies.
 */
export function buildAppRoutes(
  session: Session,
  guards: readonly Guard[],
  consent: Consent | null = null,
  liveChat = createLiveChat(session),
): RouteObject[] {
  return buildRoutes({
    rows,
    ...makeLayouts(session, consent, liveChat),
    guards,
  });
}
