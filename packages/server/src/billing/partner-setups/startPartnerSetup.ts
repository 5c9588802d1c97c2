import type { RouteAnswer } from '@sewa/api/client';
import { partnerSetupPath } from '@sewa/paths';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import * as messages from '../messages.ts';
import { makeReference } from '../payment-setups/chooseWay.ts';
import { parsePartnerToken } from './parsePartnerToken.ts';
import { insertPartnerSetup } from './partnerSetupQueries.ts';

/** How long the customer may take to begin, in milliseconds: 20 minutes. */
const LIFETIME_MS = 20 * 60_000;

/** Takes a partner's token, once, and answers where its customer goes. Tokens are timed by the real clock. */
export const startPartnerSetup = defineVerb(
  anyone,
  async (ctx, { body }: RouteInput<'startPartnerSetup'>): Promise<RouteAnswer<'startPartnerSetup'>> => {
    const { db, now, realNow, origin } = ctx;
    const setup = await parsePartnerToken(db, body.token, { audience: origin, now: realNow });
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    const id = await insertPartnerSetup(db, { ...setup, ref: makeReference(), expiresAt }, now);
    if (id === null) {
      throw new HttpError('wrong-state', {
        message: messages.setupOver,
        fields: [{ name: 'jti', reason: common.tokenUsedReason }],
      });
    }
    return { id, url: `${origin}${partnerSetupPath(setup.purpose, id)}` };
  },
);
