import type { RouteParams } from '@sewa/api/client';
import { RefusedError } from '../http/RefusedError.ts';
import { answerPlace, hashSecret, isSecret } from './attempt.ts';
import { findAttemptOfState, keepAnswer } from './queries.ts';
import type { AttemptParts } from './startAttempt.ts';

/**
 * Keeps what an issuer sent the browser back with, sealed, so that its address can be left at once, and names the attempt. Only
 * the browser that began it is told; what is sent again changes nothing.
 */
export async function keepReturn(
  { db, sealer }: Pick<AttemptParts, 'db' | 'sealer'>,
  { issuer, answer }: RouteParams<'keepReturn'>['body'],
  browserSecret: string | null,
  now: Date,
): Promise<string> {
  const states = new URLSearchParams(answer).getAll('state');
  const [state] = states;
  if (!isSecret(browserSecret) || states.length !== 1 || !state) throw new RefusedError('not-found');
  const attempt = await findAttemptOfState(db, {
    issuerName: issuer,
    stateHash: hashSecret(state),
    browserHash: hashSecret(browserSecret),
  });
  if (!attempt) throw new RefusedError('not-found');
  await keepAnswer(db, attempt.id, sealer.seal(answer, answerPlace(attempt.id)), now);
  return attempt.id;
}
