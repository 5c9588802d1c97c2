import type { HouseRules, ListingItem, QuickReply } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import { goneReply } from '../../platform/messages/messages.ts';
import * as messages from './messages.ts';

/** What is known of a home. */
export interface HomeFacts {
  readonly status: 'live' | 'let' | 'closed';
  /** YYYY-MM-DD, or null if nobody said. */
  readonly availableFrom: string | null;
  /** Cents. */
  readonly monthlyRent: number | null;
  readonly rules: HouseRules;
  readonly station: ListingItem['station'];
  /** Absolute address at which a viewing is booked; null while no time is free. */
  readonly viewingUrl: string | null;
}

/** The rules that are stated, in a sentence; null if none is. */
function writeRules({ pets, cooking, visitors }: HouseRules): string | null {
  const stated = [
    pets && messages.petsRule[pets],
    cooking && messages.cookingRule[cooking],
    visitors && messages.visitorsRule[visitors],
  ].filter((rule) => typeof rule === 'string');
  return stated.length === 0 ? null : messages.rulesReply(stated.join(', '));
}

/** Replies made from the facts of a home; a fact nobody knows gives none. A home that is gone has one reply. */
export function composeReplies(home: HomeFacts, today: string): QuickReply[] {
  const gone: QuickReply = { kind: 'gone', text: goneReply };
  if (home.status !== 'live') return [gone];
  const { availableFrom, monthlyRent, viewingUrl, station } = home;
  const isLater = availableFrom !== null && availableFrom > today;
  const replies: { kind: QuickReply['kind']; text: string | null }[] = [
    {
      kind: 'available',
      text: isLater
        ? messages.availableFromReply(formatDay(availableFrom))
        : availableFrom === null
          ? messages.availableReply
          : messages.availableNowReply,
    },
    { kind: 'rent', text: monthlyRent === null ? null : messages.rentReply(formatMoney(monthlyRent)) },
    { kind: 'viewing', text: viewingUrl === null ? null : messages.viewingReply(viewingUrl) },
    { kind: 'rules', text: writeRules(home.rules) },
    { kind: 'station', text: station ? messages.stationReply(station.name, station.minutes) : null },
    gone,
  ];
  return replies.flatMap(({ kind, text }) => (text === null ? [] : [{ kind, text }]));
}
