import { contract } from '@sewa/api/schema';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { ListedPage } from '../../platform/calling/sendPage.ts';
import { cutPage, parseLimit, parsePlace, serializePlace } from '../../platform/http/listPlace.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { type ChatContext, listContexts } from './conversationQueries.ts';
import { readConversations } from './participantQueries.ts';

const CONTEXT_ID = /^[a-z0-9-]{1,60}$/;

/** A page of what the user has conversations about, the newest first. */
export const listChatContexts = defineVerb(
  signedIn,
  async (
    { db, session },
    { query }: RouteInput<'listChatContexts'>,
  ): Promise<ListedPage<Pick<ChatContext, 'id' | 'name'>>> => {
    const { cursor, limit } = parseFields(contract.listChatContexts.query, Object.fromEntries(query));
    const allowed = compilePermission(session, { ...readConversations, firstParameter: 6 });
    const length = parseLimit(limit);
    const after = cursor === undefined ? null : parsePlace(cursor, CONTEXT_ID);
    const found = await listContexts(db, { userId: session.user_id, after, limit: length + 1 }, allowed);
    const { shown, last } = cutPage(found, length);
    return {
      items: shown.map(({ id, name }) => ({ id, name })),
      nextCursor: last ? serializePlace(last) : null,
    };
  },
);
