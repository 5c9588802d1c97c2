import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { selectContextsJson } from './conversationQueries.ts';
import { readConversations } from './participantQueries.ts';

/** What the user has conversations about. */
export const listChatContexts = defineVerb(signedIn, async ({ db, session }) => {
  const allowed = compilePermission(session, { ...readConversations, firstParameter: 3 });
  return new JsonText(await selectContextsJson(db, session.user_id, allowed));
});
