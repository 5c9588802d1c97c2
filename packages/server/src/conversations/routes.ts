import { sendPage } from '../platform/calling/sendPage.ts';
import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { addAttachment } from './chat/addAttachment.ts';
import { blockUser } from './chat/blockUser.ts';
import { getConversation } from './chat/getConversation.ts';
import { getParty } from './chat/getParty.ts';
import { listChatContexts } from './chat/listChatContexts.ts';
import { listConversations } from './chat/listConversations.ts';
import { listEnquiries } from './chat/listEnquiries.ts';
import { makeEnquiry } from './chat/makeEnquiry.ts';
import { markRead } from './chat/markRead.ts';
import { muteConversation } from './chat/muteConversation.ts';
import { reportMessage } from './chat/reportMessage.ts';
import { sendMessage } from './chat/sendMessage.ts';
import { startConversation } from './chat/startConversation.ts';
import { unblockUser } from './chat/unblockUser.ts';
import { sendStream, streamChat } from './chat-stream/streamChat.ts';
import { assignConversation } from './enquiry-states/assignConversation.ts';
import { listEnquiredHomes } from './enquiry-states/listEnquiredHomes.ts';
import { markNotFit } from './enquiry-states/markNotFit.ts';
import { tellAskers } from './enquiry-states/tellAskers.ts';
import { helpLogIn } from './help/helpLogIn.ts';
import { listReports } from './listing-reports/listReports.ts';
import { reportListing } from './listing-reports/reportListing.ts';
import { settleReport } from './listing-reports/settleReport.ts';

/** Adds the routes of conversations, enquiries, help and reports. */
export function addConversationsRoutes(router: VerbRouter): void {
  router.mount('reportListing', reportListing);
  router.mount('listReports', listReports);
  router.mount('settleReport', settleReport);

  router.mount('listEnquiries', listEnquiries);
  router.mount('getParty', getParty);
  router.mount('makeEnquiry', makeEnquiry);

  router.mountWithResponse('streamChat', streamChat, sendStream);

  router.mountWithResponse('listChatContexts', listChatContexts, sendPage('listChatContexts'));
  router.mount('listConversations', listConversations);
  router.mount('sendMessage', sendMessage);
  router.mount('startConversation', startConversation);
  router.mount('listEnquiredHomes', listEnquiredHomes);
  router.mount('tellAskers', tellAskers);
  router.mount('getConversation', getConversation);
  router.mount('markNotFit', markNotFit);
  router.mount('assignConversation', assignConversation);
  router.mount('markRead', markRead);
  router.mount('muteConversation', muteConversation);
  router.mount('addAttachment', addAttachment);
  router.mount('reportMessage', reportMessage);
  router.mount('blockUser', blockUser);
  router.mount('unblockUser', unblockUser);

  router.mount('helpLogIn', helpLogIn);
}
