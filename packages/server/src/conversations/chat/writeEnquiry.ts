import { createHash } from 'node:crypto';
import { conversationPath, listingPath } from '@sewa/paths';
import { countListing } from '../../homes/listing-counts/countListing.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { composeEnquiryMail } from './composeEnquiryMail.ts';
import type { Askable } from './getAskable.ts';
import type { WrittenMessage } from './messageQueries.ts';
import { noteListerMailed } from './participantQueries.ts';
import { type NewMessage, writeMessage } from './writeMessage.ts';

/** Default key: the same message about the same listing is the same enquiry. */
export const makeEnquiryKey = (listingId: string, message: string): string =>
  `said-${createHash('sha256').update(`${listingId}\n${message}`).digest('hex')}`;

/** An enquiry whose message is to be written. */
export interface EnquiryMessage {
  readonly enquiryId: string;
  readonly listing: Askable;
  readonly message: Omit<NewMessage, 'enquiryId'>;
}

function composeMail({ listing, message }: EnquiryMessage, { session, origin }: SignedIn) {
  return composeEnquiryMail({
    listerName: listing.lister_name,
    asker: { name: session.name, phoneNumber: session.phone_number },
    listing,
    message: message.text,
    conversationUrl: `${origin}${conversationPath(message.conversationId)}`,
    listingUrl: `${origin}${listingPath(listing.id, listing.slug)}`,
  });
}

/** Writes the message of an enquiry, and counts it. A lister without an account is mailed at once; others see it in their inbox. */
export async function writeEnquiry(
  ctx: InTransaction<SignedIn>,
  enquiry: EnquiryMessage,
): Promise<WrittenMessage> {
  const { listing, message, enquiryId } = enquiry;
  const written = await writeMessage(ctx.db, { ...message, enquiryId }, ctx.now);
  await countListing(ctx.db, listing.id, 'enquiries', ctx.now);
  if (ctx.embed)
    await ctx.noteLead(ctx, {
      partnerKey: ctx.embed.partner_key,
      messageId: written.id,
      listingId: listing.id,
    });
  if (listing.lister_user_id !== null || listing.lister_corporate_id !== null) return written;
  const { conversationId } = message;
  const { lister_id: listerId, lister_email: address } = listing;
  if (address !== null) {
    const mail = { ...composeMail(enquiry, ctx), key: `enquiry-${enquiryId}` };
    await queueMail(ctx, { ...mail, to: { address, because: 'advertised' } });
  }
  await noteListerMailed(ctx.db, { conversationId, listerId, number: written.number });
  return written;
}
