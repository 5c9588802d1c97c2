import { formatAddressWithoutUnit, formatPhone } from '@sewa/formatters';
import { product } from '@sewa/paths';
import type { MailContent } from '../mail/Mailer.ts';

/** What the lister is told. */
export interface EnquiryMail {
  listerName: string;
  asker: { name: string | null; phoneNumber: string | null };
  listing: { title: string | null; block: string | null; street: string };
  message: string;
  /** Absolute address of the page that lists enquiries. */
  enquiriesUrl: string;
  /** Absolute address of the listing. */
  listingUrl: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The letter that tells a lister of an enquiry, as text and as HTML with the same words. */
export function composeEnquiryMail(mail: EnquiryMail): MailContent {
  const { listerName, asker, listing, message, enquiriesUrl, listingUrl } = mail;
  const address = formatAddressWithoutUnit({ ...listing, floor: null, unit: null, postalCode: null });
  const home = listing.title ? `${listing.title}, ${address}` : address;
  const name = asker.name ?? 'Somebody';
  const phone = asker.phoneNumber ? formatPhone(asker.phoneNumber) : null;
  const greeting = `Dear ${listerName},`;
  const opening = `${name} asks about ${home}:`;
  const answer = phone ? `${name} can be reached at ${phone}.` : `${name} left no number.`;
  const footer = `Sent by ${product.name} because you let this home there.`;
  return {
    subject: `${name} asks about ${home}`,
    text: [
      greeting,
      '',
      opening,
      '',
      ...message.split('\n').map((line) => `  ${line}`),
      '',
      answer,
      '',
      `All enquiries: ${enquiriesUrl}`,
      `The home: ${listingUrl}`,
      '',
      footer,
    ].join('\n'),
    html: [
      `<!doctype html><html lang="en-SG"><body><p>${escapeHtml(greeting)}</p><p>${escapeHtml(opening)}</p>`,
      `<blockquote>${escapeHtml(message).replaceAll('\n', '<br>')}</blockquote><p>${escapeHtml(answer)}</p>`,
      `<p><a href="${escapeHtml(enquiriesUrl)}">All enquiries</a><br><a href="${escapeHtml(listingUrl)}">The home</a></p>`,
      `<p><small>${escapeHtml(footer)}</small></p></body></html>`,
    ].join(''),
  };
}
