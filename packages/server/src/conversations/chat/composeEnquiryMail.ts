import { formatAddressWithoutUnit, formatPhone } from '@sewa/formatters';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as common from '../../platform/messages/messages.ts';
import * as conversationsMessages from '../messages.ts';
import * as messages from './messages.ts';

/** Content of the email to the lister. */
export interface EnquiryMail {
  listerName: string;
  asker: { name: string | null; phoneNumber: string | null };
  listing: { title: string | null; block: string | null; street: string };
  /** Empty if only files were sent. */
  message: string;
  /** Absolute address of the conversation. */
  conversationUrl: string;
  /** Absolute address of the listing. */
  listingUrl: string;
}

/** Composes the email about an enquiry to its lister, as text and as the parts of its HTML. */
export function composeEnquiryMail(mail: EnquiryMail): MailContent {
  const { listerName, asker, listing, conversationUrl, listingUrl } = mail;
  const message = mail.message || messages.enquiryFilesOnly;
  const address = formatAddressWithoutUnit({ ...listing, floor: null, unit: null, postalCode: null });
  const home = listing.title ? `${listing.title}, ${address}` : address;
  const name = asker.name ?? common.unnamedTenant;
  const phone = asker.phoneNumber ? formatPhone(asker.phoneNumber) : null;
  const greeting = conversationsMessages.enquiryGreeting(listerName);
  const opening = messages.enquiryLead(name, home);
  const answer = phone ? messages.enquiryPhone(name, phone) : messages.enquiryNoPhone(name);
  return {
    subject: messages.enquirySubject(name, home),
    text: [
      greeting,
      '',
      opening,
      '',
      ...message.split('\n').map((line) => `  ${line}`),
      '',
      answer,
      '',
      `${messages.enquiryAnswerLabel}: ${conversationUrl}`,
      `${conversationsMessages.enquiryHomeLabel}: ${listingUrl}`,
      '',
      conversationsMessages.enquiryFooter,
    ].join('\n'),
    body: {
      lead: [greeting, opening],
      quotes: [{ text: message }],
      button: { label: messages.enquiryAnswerLabel, url: conversationUrl },
      notes: [answer],
      links: [{ label: conversationsMessages.enquiryHomeLabel, url: listingUrl }],
      reason: conversationsMessages.enquiryFooter,
    },
  };
}
