import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { addAttachment } from './addAttachment.ts';
import { blockUser } from './blockUser.ts';
import { getConversation } from './getConversation.ts';
import { listChatContexts } from './listChatContexts.ts';
import { listConversations } from './listConversations.ts';
import { markRead } from './markRead.ts';
import { muteConversation } from './muteConversation.ts';
import { reportMessage } from './reportMessage.ts';
import { sendMessage } from './sendMessage.ts';
import { startConversation } from './startConversation.ts';
import { unblockUser } from './unblockUser.ts';

/** Adds the routes of conversations. Add those with a fixed path under `/api/chat` first: `getConversation` matches them too. */
export function addChatRoutes(router: VerbRouter): void {
  router.mount('listChatContexts', listChatContexts);
  router.mount('listConversations', listConversations);
  router.mount('sendMessage', sendMessage);
  router.mount('startConversation', startConversation);
  router.mount('getConversation', getConversation);
  router.mount('markRead', markRead);
  router.mount('muteConversation', muteConversation);
  router.mount('addAttachment', addAttachment);
  router.mount('reportMessage', reportMessage);
  router.mount('blockUser', blockUser);
  router.mount('unblockUser', unblockUser);
}
