import type { RouteAnswer } from '@sewa/api/client';
import type { PendingAction } from '@sewa/api/schema';
import { HELP_CONVERSATION, partnersPath } from '@sewa/paths';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { startPendingAction } from '../../platform/pending-actions/pendingAction.ts';
import { recordLead } from '../leads/recordLead.ts';
import * as messages from '../messages.ts';
import { makeEnquiryAddress } from './enquiryAddress.ts';
import { type InFrame, inFrame } from './inFrame.ts';
import { isListingShown } from './queries.ts';

function describeMessage({ contextId, message }: RouteInput<'startEmbedEnquiry'>['body']): PendingAction {
  if (contextId === HELP_CONVERSATION) return { kind: 'help', message };
  const [, listingId] = /^listing-([a-z2-7]{12})$/.exec(contextId) ?? [];
  if (listingId === undefined) throw new HttpError('not-found', { message: messages.nothingToAsk });
  return { kind: 'enquiry', listingId, message };
}

/** Counts what was asked with a test key, tells the webhook, and keeps nothing of it. A message to the help desk is no lead. */
async function recordTest(ctx: InFrame, message: PendingAction): Promise<RouteAnswer<'startEmbedEnquiry'>> {
  const { partner_key: partnerKey } = ctx.embed;
  if ('listingId' in message) {
    const { listingId } = message;
    const isThere = await ctx.transaction(async (tx) => {
      if (!(await isListingShown(tx.db, listingId))) return false;
      await recordLead(tx, { partnerKey, isTest: true, messageId: null, listingId });
      return true;
    });
    if (!isThere) throw new HttpError('not-found', { message: messages.nothingToAsk });
  }
  return { url: `${ctx.origin}${partnersPath()}` };
}

/**
 * Keeps what a guest wants to ask for 30 minutes, and answers the address on our own site where they log in and send it. Throws if
 * there is nothing to ask about.
 */
export const startEmbedEnquiry = defineVerb(
  inFrame,
  async (ctx, { body }: RouteInput<'startEmbedEnquiry'>): Promise<RouteAnswer<'startEmbedEnquiry'>> => {
    const { partner_key: partnerKey, is_test: isTest } = ctx.embed;
    const message = describeMessage(body);
    if (isTest) return recordTest(ctx, message);
    const { secret } = await startPendingAction(ctx, { body: message, partnerKey }).catch(
      (error: unknown) => {
        if (!(error instanceof HttpError) || error.problem !== 'not-found') throw error;
        throw new HttpError('not-found', { message: messages.nothingToAsk });
      },
    );
    return { url: `${ctx.origin}${makeEnquiryAddress(secret)}` };
  },
);
