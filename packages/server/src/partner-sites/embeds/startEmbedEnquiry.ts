import type { RouteAnswer } from '@sewa/api/client';
import type { PendingAction } from '@sewa/api/schema';
import { HELP_CONVERSATION } from '@sewa/paths';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';
import { startPendingAction } from '../../platform/pending-actions/pendingAction.ts';
import { makeEnquiryAddress } from './enquiryAddress.ts';
import { inFrame } from './inFrame.ts';

function describeMessage({ contextId, message }: RouteInput<'startEmbedEnquiry'>['body']): PendingAction {
  if (contextId === HELP_CONVERSATION) return { kind: 'help', message };
  const [, listingId] = /^listing-([a-z2-7]{12})$/.exec(contextId) ?? [];
  if (listingId === undefined) throw new HttpError('not-found', { message: messages.nothingToAsk });
  return { kind: 'enquiry', listingId, message };
}

/**
 * Keeps what a guest wants to ask for 30 minutes, and answers the address on our own site where they log in and send it. Throws if
 * there is nothing to ask about.
 */
export const startEmbedEnquiry = defineVerb(
  inFrame,
  async (ctx, { body }: RouteInput<'startEmbedEnquiry'>): Promise<RouteAnswer<'startEmbedEnquiry'>> => {
    const { secret } = await startPendingAction(ctx, { body: describeMessage(body) }).catch(
      (error: unknown) => {
        if (!(error instanceof HttpError) || error.problem !== 'not-found') throw error;
        throw new HttpError('not-found', { message: messages.nothingToAsk });
      },
    );
    return { url: `${ctx.origin}${makeEnquiryAddress(secret)}` };
  },
);
