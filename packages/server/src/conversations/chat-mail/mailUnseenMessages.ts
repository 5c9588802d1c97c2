import { conversationPath, listingPath, muteConversationPath } from '@sewa/paths';
import { listAdministrators } from '../../companies/corporates/queries.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import type { Recipient } from '../../platform/mail-queue/recipient.ts';
import { composeUnseenMail } from './composeUnseenMail.ts';
import {
  listUnnotifiedMessages,
  listUnnotifiedParticipants,
  lockUnnotifiedParticipant,
  markNotified,
  type UnnotifiedParticipant,
} from './queries.ts';

/** How long a message may be unseen before a mail tells of it, in milliseconds: ten minutes. */
const UNSEEN_MS = 10 * 60 * 1000;

/**
 * Who is mailed for a participant: the user, the administrators of a corporate, or, where a lister has no confirmed address, the one
 * the home is advertised with.
 */
async function listRecipients(tx: InTransaction, participant: UnnotifiedParticipant): Promise<Recipient[]> {
  const { user_id: userId, corporate_id: corporateId, lister_email: address } = participant;
  if (corporateId !== null) {
    const userIds = await listAdministrators(tx.db, corporateId);
    return userIds.map((id) => ({ userId: id }));
  }
  if (address !== null) return [{ address, because: 'advertised' }];
  return userId === null ? [] : [{ userId }];
}

const nameRecipient = (recipient: Recipient): string => ('userId' in recipient ? recipient.userId : 'lister');

/** Queues the mails of one participant, unless they have seen the messages meanwhile; returns their number. */
async function mailParticipant(tx: InTransaction, id: string, until: Date): Promise<number> {
  const { db, origin } = tx;
  const participant = await lockUnnotifiedParticipant(db, id, until);
  if (!participant) return 0;
  const {
    conversation_id: conversationId,
    listing_id: listingId,
    slug,
    home,
    last_number: last,
  } = participant;
  const mail = composeUnseenMail({
    told: await listUnnotifiedMessages(db, id, last),
    home,
    conversationUrl: `${origin}${conversationPath(conversationId)}`,
    listingUrl: listingId === null ? null : `${origin}${listingPath(listingId, slug ?? '')}`,
    muteUrl: participant.lister_name === null ? `${origin}${muteConversationPath(conversationId)}` : null,
    listerName: participant.lister_name,
  });
  let count = 0;
  for (const to of await listRecipients(tx, participant)) {
    const key = `unseen-${id}-${last}-${nameRecipient(to)}`;
    if (await queueMail(tx, { ...mail, key, to })) count += 1;
  }
  await markNotified(db, id, last);
  return count;
}

/**
 * Mails everybody who has not seen a message for ten minutes and has not muted its conversation: one mail with all unseen messages,
 * and each message once. Returns the number of mails.
 */
export const mailUnseenMessages = defineVerb(system, async (ctx): Promise<number> => {
  const until = new Date(ctx.now.getTime() - UNSEEN_MS);
  let count = 0;
  for (const id of await listUnnotifiedParticipants(ctx.db, until))
    count += await ctx.transaction((tx) => mailParticipant(tx, id, until));
  return count;
});
