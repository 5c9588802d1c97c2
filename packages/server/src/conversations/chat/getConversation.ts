import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { type MessageRange, selectConversationJson } from './conversationQueries.ts';
import * as messages from './messages.ts';
import { readConversations } from './participantQueries.ts';

const refuse = (name: string, reason: string) => new HttpError('invalid', { fields: [{ name, reason }] });

function parseNumber(query: URLSearchParams, name: 'before' | 'after'): number | null {
  const text = query.get(name);
  if (text === null) return null;
  if (!/^\d{1,15}$/.test(text)) throw refuse(name, messages.messageNumberReason);
  return Number(text);
}

function parseRange(query: URLSearchParams): MessageRange {
  const before = parseNumber(query, 'before');
  const after = parseNumber(query, 'after');
  if (before !== null && after !== null) throw refuse('after', messages.beforeAndAfterReason);
  return after === null ? { before } : { after };
}

/** A conversation with its last messages, or those before or after a number; throws if the user takes no part in it. */
export const getConversation = defineVerb(
  signedIn,
  async ({ db, session }, { conversationId: id, query }: RouteInput<'getConversation'>) => {
    const range = parseRange(query);
    const allowed = compilePermission(session, { ...readConversations, firstParameter: 6 });
    const conversation = await selectConversationJson(db, { id, userId: session.user_id, range }, allowed);
    if (conversation === null) throw new HttpError('not-found');
    return new JsonText(conversation);
  },
);
