import type { Attempt } from '@sewa/api/client';
import { loginPath, profilePath, singpassPath, stepUpPath } from '@sewa/paths';
import { Inline, Link, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import { getStepUpPurpose } from '../Profile/stepUpPurposes.ts';
import { findAttemptText } from './attemptText.ts';
import * as messages from './messages.ts';
import { getMyinfoType } from './myinfoTypes.ts';

interface AttemptEndProps {
  /** Null for one this browser does not know. */
  readonly attempt: Attempt | null;
  /** Which issuer the page belongs to. */
  readonly issuer: Attempt['issuer'];
}

function findRetryPath({ attempt, issuer }: AttemptEndProps): string {
  if (attempt?.proofFor) return stepUpPath(attempt.proofFor);
  if (issuer === 'b2c') return singpassPath({ with: issuer });
  return attempt?.purpose === 'myinfo'
    ? singpassPath({ as: getMyinfoType(attempt.userType).slug })
    : singpassPath();
}

/** Where whoever does not try again goes, with the words for it. */
function findWayOn(attempt: Attempt | null): readonly [path: string, label: string] {
  const isDone = attempt?.state === 'done';
  if (!attempt?.proofFor) return [loginPath(), isDone ? common.continueLabel : messages.logInWithPhoneLabel];
  return isDone
    ? [getStepUpPurpose(attempt.proofFor).path, common.continueLabel]
    : [profilePath(), messages.notNowLabel];
}

/** How an attempt ended, and where to go from there. */
export function AttemptEnd({ attempt, issuer }: AttemptEndProps) {
  const state = attempt && attempt.state !== 'returned' ? attempt.state : null;
  const { text, mayTryAgain } = findAttemptText(state, attempt?.purpose);
  const [path, label] = findWayOn(attempt);
  return (
    <Stack gap="l">
      <Text role={state === 'done' ? 'status' : 'alert'}>{text}</Text>
      <Inline gap="m">
        {mayTryAgain ? (
          <Link variant="primary" href={findRetryPath({ attempt, issuer })}>
            {common.tryAgainLabel}
          </Link>
        ) : null}
        <Link variant={mayTryAgain ? 'secondary' : 'primary'} href={path}>
          {label}
        </Link>
      </Inline>
    </Stack>
  );
}
