import {
  findDistrict,
  formatAddressWithoutUnit,
  formatPropertySubType,
  formatPropertyType,
  formatRent,
} from '@sewa/formatters';
import { discoverPath, favouritesPath, listingPath } from '@sewa/paths';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import type { MailedHome } from './mailQueries.ts';
import * as messages from './messages.ts';

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

function describeHome(home: MailedHome, origin: string) {
  const address = formatAddressWithoutUnit({ ...home, floor: null, unit: null, postalCode: null });
  const kind = [
    home.property_sub_type === null ? null : formatPropertySubType(home.property_sub_type),
    home.property_type === null ? null : formatPropertyType(home.property_type),
  ].filter(Boolean);
  return {
    what: [formatRent(home.monthly_rent), ...kind].join(' · '),
    where: [home.title, address, findDistrict(home.district ?? '')?.name].filter(Boolean).join(', '),
    url: `${origin}${listingPath(home.id, home.slug)}`,
    ...(home.picture !== null && { picture: `${origin}${home.picture}` }),
  };
}

/** Composes the alert of a saved search, as text and as the parts of its HTML, with one-click unsubscribe headers. */
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
    body: {
      lead: [],
      items: homes.map(({ what, where, ...home }) => ({ ...home, label: where, note: what })),
      button: { label: all, url: searchUrl },
      links: [
        { label: messages.manageSearchLabel, url: manageUrl },
        { label: messages.unsubscribeLabel, url: unsubscribeUrl },
      ],
      reason: messages.searchMailReason,
    },
    headers: {
      'List-Unsubscribe': `<${oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
