import type { Attempt } from '@sewa/api/client';
import { loginPath, profilePath, provePath, singpassPath } from '@sewa/paths';
import { Inline, Link, Stack, Text } from '@sewa/ui';
import { getProofPurpose } from '../Profile/proofPurposes.ts';
import { findAttemptWords } from './attemptWords.ts';
import { getMyinfoType } from './myinfoTypes.ts';

interface AttemptEndProps {
  /** Null for one this browser does not know. */
  readonly attempt: Attempt | null;
  /** Which issuer the page belongs to. */
  readonly issuer: Attempt['issuer'];
}

function findRetryPath({ attempt, issuer }: AttemptEndProps): string {
  if (attempt?.proofFor) return provePath(attempt.proofFor);
  if (issuer === 'b2c') return singpassPath({ with: issuer });
  return attempt?.purpose === 'myinfo'
    ? singpassPath({ as: getMyinfoType(attempt.userType).slug })
    : singpassPath();
}

/** Where whoever does not try again goes, with the words for it. */
function findWayOn(attempt: Attempt | null): readonly [path: string, words: string] {
  const isDone = attempt?.state === 'done';
  if (!attempt?.proofFor) return [loginPath(), isDone ? 'Go on' : 'Log in with your phone'];
  return isDone ? [getProofPurpose(attempt.proofFor).path, 'Go on'] : [profilePath(), 'Not now'];
}

/** How an attempt ended, and where to go from there. */
export function AttemptEnd({ attempt, issuer }: AttemptEndProps) {
  const state = attempt && attempt.state !== 'returned' ? attempt.state : null;
  const { text, mayTryAgain } = findAttemptWords(state, attempt?.purpose);
  const [path, words] = findWayOn(attempt);
  return (
    <Stack gap="l">
      <Text role={state === 'done' ? 'status' : 'alert'}>{text}</Text>
      <Inline gap="m">
        {mayTryAgain ? (
          <Link look="primary" href={findRetryPath({ attempt, issuer })}>
            Try again
          </Link>
        ) : null}
        <Link look={mayTryAgain ? 'secondary' : 'primary'} href={path}>
          {words}
        </Link>
      </Inline>
    </Stack>
  );
}
