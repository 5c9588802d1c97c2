import type { RouteAnswer } from '@sewa/api/client';
import { getCallCounter } from '../../platform/calling/countCall.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from './messages.ts';
import { postAlone } from './postMessage.ts';

/**
 * Sends a message; one that repeats another, by its key or its words, answers as that one did. Throws if the user takes no part in the
 * conversation, somebody there blocked them, or they sent too many.
 */
export const sendMessage = defineVerb(
  signedUp,
  async (ctx, { body }: RouteInput<'sendMessage'>): Promise<RouteAnswer<'sendMessage'>> => {
    const { conversationId, message: text, attachmentIds = [] } = body;
    if (text === '' && attachmentIds.length === 0)
      throw new HttpError('invalid', { fields: [{ name: 'message', reason: messages.emptyMessageReason }] });
    const counter = getCallCounter(ctx, 'sendMessage');
    const { id, number, sentAt } = await postAlone(ctx, { conversationId, text, attachmentIds, counter });
    return { messageId: id, number, sentAt: sentAt.toISOString() };
  },
);
