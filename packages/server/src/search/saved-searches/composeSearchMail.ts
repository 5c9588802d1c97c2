import {
  findDistrict,
  formatAddressWithoutUnit,
  formatPropertySubType,
  formatPropertyType,
  formatRent,
} from '@sewa/formatters';
import { discoverPath, favouritesPath, listingPath } from '@sewa/paths';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as messages from '../../platform/messages/messages.ts';
import type { MailedHome } from './mailQueries.ts';

/** Content of an alert of a saved search. */
export interface SearchMail {
  name: string;
  /** Canonical query of the search. */
  query: string;
  /** Ten at most. */
  homes: readonly MailedHome[];
  /** Total number of new homes. */
  count: number;
  /** Origin of the product. */
  origin: string;
  /** Absolute URL of the unsubscribe page. */
  unsubscribeUrl: string;
  /** Absolute URL for one-click unsubscribe (RFC 8058). */
  oneClickUrl: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function describeHome(home: MailedHome, origin: string): { what: string; where: string; url: string } {
  const address = formatAddressWithoutUnit({ ...home, floor: null, unit: null, postalCode: null });
  const kind = [
    home.property_sub_type === null ? null : formatPropertySubType(home.property_sub_type),
    home.property_type === null ? null : formatPropertyType(home.property_type),
  ].filter(Boolean);
  return {
    what: [formatRent(home.monthly_rent), ...kind].join(' · '),
    where: [home.title, address, findDistrict(home.district ?? '')?.name].filter(Boolean).join(', '),
    url: `${origin}${listingPath(home.id, home.slug)}`,
  };
}

/** Composes the alert of a saved search, as text and as HTML, with one-click unsubscribe headers. */
export function composeSearchMail(mail: SearchMail): MailContent {
  const { name, query, count, origin, unsubscribeUrl, oneClickUrl } = mail;
  const homes = mail.homes.map((home) => describeHome(home, origin));
  const subject = messages.newHomesSubject(count, name);
  const searchUrl = `${origin}${discoverPath(query)}`;
  const all = messages.moreHomesLabel(Math.max(0, count - homes.length));
  const manageUrl = `${origin}${favouritesPath()}#saved-searches`;
  return {
    subject,
    text: [
      subject,
      '',
      ...homes.flatMap(({ what, where, url }) => [what, where, url, '']),
      `${all}: ${searchUrl}`,
      '',
      messages.searchMailReason,
      `${messages.manageSearchLabel}: ${manageUrl}`,
      `${messages.unsubscribeLabel}: ${unsubscribeUrl}`,
    ].join('\n'),
    html: [
      `<!doctype html><html lang="en-SG"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>`,
      `<h1>${escapeHtml(subject)}</h1><ul>`,
      ...homes.map(
        ({ what, where, url }) =>
          `<li><p><a href="${escapeHtml(url)}">${escapeHtml(where)}</a><br>${escapeHtml(what)}</p></li>`,
      ),
      `</ul><p><a href="${escapeHtml(searchUrl)}">${escapeHtml(all)}</a></p>`,
      `<p><small>${escapeHtml(messages.searchMailReason)} <a href="${escapeHtml(manageUrl)}">${messages.manageSearchLabel}</a> · `,
      `<a href="${escapeHtml(unsubscribeUrl)}">${messages.unsubscribeLabel}</a></small></p></body></html>`,
    ].join(''),
    headers: {
      'List-Unsubscribe': `<${oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
