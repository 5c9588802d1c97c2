import type { EnquiryStanding } from '@sewa/api/client';

/** States of an enquiry in the order in which it goes through them. */
export const enquiryStates: readonly EnquiryStanding['state'][] = [
  'new',
  'replied',
  'viewing',
  'offer',
  'not-fit',
];

/** Which conversations the inbox shows: the parameters of its address that ask for something. */
export interface InboxFilter {
  readonly home?: string;
  readonly state?: EnquiryStanding['state'];
  readonly unread?: '1';
  readonly mine?: '1';
}

/** The filter of an address; what is no filter is left out. */
export function parseInboxFilter(params: URLSearchParams): InboxFilter {
  const home = params.get('home') ?? '';
  const state = enquiryStates.find((known) => known === params.get('state'));
  return {
    ...(/^[a-z2-7]{12}$/.test(home) ? { home } : {}),
    ...(state ? { state } : {}),
    ...(params.get('unread') === '1' ? { unread: '1' as const } : {}),
    ...(params.get('mine') === '1' ? { mine: '1' as const } : {}),
  };
}

/** Whether anything is filtered. */
export const isFiltered = (filter: InboxFilter): boolean => Object.keys(filter).length > 0;

/** A path of the inbox with a filter; values that are undefined are left out. */
export function withFilter(
  path: string,
  filter: { readonly [Name in keyof InboxFilter]?: InboxFilter[Name] | undefined },
): string {
  const set = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}
