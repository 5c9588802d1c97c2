import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { sendStream, streamChat } from './streamChat.ts';

/** Adds the stream of what happens in conversations; must come before the routes that take a conversation's id. */
export function addChatStreamRoutes(router: VerbRouter): void {
  router.mountWithResponse('streamChat', streamChat, sendStream);
}
