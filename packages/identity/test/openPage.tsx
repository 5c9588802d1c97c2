import { type Session, visitorSession } from '@sewa/auth';
import { SessionProvider } from '@sewa/auth/react';
import type { PageModule } from '@sewa/pages';
import * as kit from '@sewa/pages/testing';
import type { ReactElement } from 'react';

/** What a page or a part of one is opened over: what differs from the usual session, too. */
type WithSession<Options> = Options & { readonly session?: Partial<Session> };

/** What was told to the session: 'logOut', and what was announced to the other tabs. */
interface Told {
  readonly told: readonly string[];
}

const tenant = {
  isAuthenticated: true,
  isValid: true,
  userTypes: ['Tenant'],
  redirectToOnboard: false,
  isKnown: true,
};

/** A session that notes what it is told, and what adds it to a page. */
function noteSession(session: Partial<Session>) {
  const told: string[] = [];
  const known: Session = {
    ...visitorSession,
    logOut: async () => void told.push('logOut'),
    announce: (event) => told.push(event),
    ...session,
  };
  const wrap = (page: ReactElement) => <SessionProvider session={known}>{page}</SessionProvider>;
  return { told, wrap };
}

/** Opens a page for a visitor, with its loader and its action, over handlers instead of a server. */
export function openPage(
  page: PageModule,
  { session = {}, ...options }: WithSession<kit.PageOptions> = {},
): kit.OpenPage & Told {
  const { told, wrap } = noteSession(session);
  return { ...kit.openPage(page, { ...options, wrap }), told };
}

/** Shows part of a page to a tenant whom control knows, over handlers instead of a server. */
export function openPart(
  part: ReactElement,
  { session = {}, ...options }: WithSession<kit.ScreenOptions> = {},
): kit.OpenScreen & Told {
  const known = { getSnapshot: () => tenant, control: async () => 'signedIn' as const, ...session };
  const { told, wrap } = noteSession(known);
  return { ...kit.openScreen(part, { ...options, wrap }), told };
}
