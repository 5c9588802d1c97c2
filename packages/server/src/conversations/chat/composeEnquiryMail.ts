import { formatAddressWithoutUnit, formatPhone } from '@sewa/formatters';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as messages from '../../platform/messages/messages.ts';

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

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Composes the email about an enquiry to its lister, as text and as HTML. */
export function composeEnquiryMail(mail: EnquiryMail): MailContent {
  const { listerName, asker, listing, conversationUrl, listingUrl } = mail;
  const message = mail.message || messages.enquiryFilesOnly;
  const address = formatAddressWithoutUnit({ ...listing, floor: null, unit: null, postalCode: null });
  const home = listing.title ? `${listing.title}, ${address}` : address;
  const name = asker.name ?? messages.unnamedTenant;
  const phone = asker.phoneNumber ? formatPhone(asker.phoneNumber) : null;
  const greeting = messages.enquiryGreeting(listerName);
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
      `${messages.enquiryHomeLabel}: ${listingUrl}`,
      '',
      messages.enquiryFooter,
    ].join('\n'),
    html: [
      `<!doctype html><html lang="en-SG"><body><p>${escapeHtml(greeting)}</p><p>${escapeHtml(opening)}</p>`,
      `<blockquote>${escapeHtml(message).replaceAll('\n', '<br>')}</blockquote><p>${escapeHtml(answer)}</p>`,
      `<p><a href="${escapeHtml(conversationUrl)}">${messages.enquiryAnswerLabel}</a><br><a href="${escapeHtml(listingUrl)}">${messages.enquiryHomeLabel}</a></p>`,
      `<p><small>${escapeHtml(messages.enquiryFooter)}</small></p></body></html>`,
    ].join(''),
  };
}
