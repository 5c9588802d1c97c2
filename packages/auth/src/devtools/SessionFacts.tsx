import { Button, DescriptionList, DescriptionListItem, Inline, Stack } from '@sewa/ui';
import { jwtDecode } from 'jwt-decode';
import { useSyncExternalStore } from 'react';
import { findCookie } from '../core/cookies.ts';
import type { Session } from '../core/createSession.ts';
import { getSessionStatus } from '../core/parseToken.ts';
import * as messages from '../messages.ts';

interface SessionFactsProps {
  readonly session: Session;
  readonly cookiePrefix: string;
}

function findClaims(cookiePrefix: string): { readonly exp?: number } | null {
  try {
    return jwtDecode(findCookie(`${cookiePrefix}accessToken`) ?? '');
  } catch {
    return null;
  }
}

/** How the session stands, what its token says, and the way to its end. */
export function SessionFacts({ session, cookiePrefix }: SessionFactsProps) {
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
  const claims = findClaims(cookiePrefix);
  const end = claims?.exp === undefined ? null : new Date(claims.exp * 1000);
  return (
    <Stack gap="m">
      <DescriptionList layout="rows">
        <DescriptionListItem name={messages.statusLabel}>
          {messages.sessionStatus[getSessionStatus(state)]}
        </DescriptionListItem>
        <DescriptionListItem name={messages.userTypesLabel}>
          {state.userTypes.join(', ') || messages.noUserTypes}
        </DescriptionListItem>
        <DescriptionListItem name={messages.expiryLabel} isMissing={!end}>
          {end?.toISOString() ?? messages.noToken}
        </DescriptionListItem>
        <DescriptionListItem name={messages.claimsLabel} isMissing={!claims}>
          {claims ? JSON.stringify(claims) : messages.noToken}
        </DescriptionListItem>
      </DescriptionList>
      <Inline gap="m">
        <Button variant="secondary" size="s" onClick={() => session.announce('expired')}>
          {messages.expireLabel}
        </Button>
        <Button variant="secondary" size="s" onClick={() => void session.control()}>
          {messages.controlLabel}
        </Button>
      </Inline>
    </Stack>
  );
}
