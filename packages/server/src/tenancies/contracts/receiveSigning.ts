import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { SingpassSignError } from '../../platform/signing/SingpassSign.ts';
import { getOwnRental } from '../rentals/getOwnRental.ts';
import { ASK_SINGPASS_JOB, askSession } from './askSingpass.ts';
import { requireSingpass } from './beginSingpass.ts';
import * as messages from './messages.ts';
import { findSignSession, setNextAsk } from './sessionQueries.ts';

/** Our public keys, which Singpass fetches. */
export const listSigningKeys = defineVerb(anyone, async (ctx) => requireSingpass(ctx).listPublicKeys());

/** Takes the word of Singpass that somebody signed, and has the job fetch the document: Singpass waits two seconds for the answer. */
export const receiveSigning = defineVerb(
  anyone,
  async (ctx, { body: { token } }: RouteInput<'receiveSigning'>): Promise<void> => {
    const singpass = requireSingpass(ctx);
    const { requestId } = await singpass.readWebhook(token).catch((error: unknown) => {
      if (!(error instanceof SingpassSignError)) throw error;
      if (error.problem === 'away') throw new HttpError('signing-away', { message: messages.singpassAway });
      throw new HttpError('invalid', { fields: [{ name: 'token', reason: messages.singpassForgedReason }] });
    });
    await setNextAsk(ctx.db, requestId, ctx.now, false);
    await ctx.jobs.send(ASK_SINGPASS_JOB).catch((error: unknown) => {
      ctx.log('warn', 'singpass-sign', { failure: error instanceof Error ? error.name : 'unknown' });
    });
  },
);

/** Where somebody who comes back from Singpass goes on. What the address says is only a hint: Singpass is asked. */
export const returnFromSigning = defineVerb(
  signedIn,
  async (
    ctx,
    { body: { requestId } }: RouteInput<'returnFromSigning'>,
  ): Promise<RouteAnswer<'returnFromSigning'>> => {
    const session = await findSignSession(ctx.db, requestId);
    if (!session) throw new HttpError('not-found');
    await getOwnRental(ctx, session.rental_id);
    await askSession(ctx, requestId);
    const after = await findSignSession(ctx.db, requestId);
    return { rentalId: session.rental_id, state: after?.state ?? 'open' };
  },
);
