import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import type { MovedRental } from './describeMoved.ts';
import { writeOffer } from './writeOffer.ts';

/** Offers terms. */
export const makeOffer = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'makeOffer'>): Promise<MovedRental> =>
    writeOffer(ctx, { id, ...body, name: 'offer' }),
);

/** Answers an offer with other terms. */
export const counterOffer = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'counterOffer'>): Promise<MovedRental> =>
    writeOffer(ctx, { id, ...body, name: 'counter' }),
);
