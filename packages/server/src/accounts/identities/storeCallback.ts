import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { requireSealer } from '../../platform/sealing/requireSealer.ts';
import { answerLocation, hashSecret, isSecret } from './attempt.ts';
import { findAttemptOfState, storeAnswer } from './queries.ts';

/**
 * Stores the parameters of an issuer's redirect, sealed, so that they leave the address bar at once; returns the attempt's id.
 * Idempotent; only the browser that started the attempt can do it.
 */
export const storeCallback = defineVerb(
  anyone,
  async (ctx, { body: { issuer, answer } }: RouteInput<'storeCallback'>) => {
    const { db, browser, realNow: now } = ctx;
    const sealer = requireSealer(ctx);
    const browserSecret = browser.findCookie('attempt');
    const states = new URLSearchParams(answer).getAll('state');
    const [state] = states;
    if (!isSecret(browserSecret) || states.length !== 1 || !state) throw new HttpError('not-found');
    const attempt = await findAttemptOfState(db, {
      issuerName: issuer,
      stateHash: hashSecret(state),
      browserHash: hashSecret(browserSecret),
    });
    if (!attempt) throw new HttpError('not-found');
    await storeAnswer(db, attempt.id, sealer.seal(answer, answerLocation(attempt.id)), now);
    return { id: attempt.id };
  },
);
