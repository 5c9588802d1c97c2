import { Button, DescriptionList, DescriptionListItem, Inline, Stack } from '@sewa/ui';
import { jwtDecode } from 'jwt-decode';
import { useSyncExternalStore } from 'react';
import { findCookie } from '../core/cookies.ts';
import type { Session } from '../core/createSession.ts';
import { getSessionStatus } from '../core/parseToken.ts';

interface SessionFactsProps {
  readonly session: Session;
  readonly cookiePrefix: string;
}

const statuses = {
  none: 'Nobody is signed in',
  notValid: 'Signed in, sign-up not complete',
  valid: 'Signed in',
  unknown: 'The server cannot tell now',
};

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
        <DescriptionListItem name="State">{statuses[getSessionStatus(state)]}</DescriptionListItem>
        <DescriptionListItem name="User types">{state.userTypes.join(', ') || 'none'}</DescriptionListItem>
        <DescriptionListItem name="Ends" isMissing={!end}>
          {end?.toISOString() ?? 'no token'}
        </DescriptionListItem>
        <DescriptionListItem name="Claims" isMissing={!claims}>
          {claims ? JSON.stringify(claims) : 'no token'}
        </DescriptionListItem>
      </DescriptionList>
      <Inline gap="m">
        <Button variant="secondary" size="s" onClick={() => session.announce('expired')}>
          Expire now
        </Button>
        <Button variant="secondary" size="s" onClick={() => void session.control()}>
          Ask control
        </Button>
      </Inline>
    </Stack>
  );
}
