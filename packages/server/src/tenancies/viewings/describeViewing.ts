import type { Viewing } from '@sewa/api/client';
import type { ViewingRow } from './viewingRow.ts';

/** The side of a viewing that somebody is on. */
export type ViewingSide = 'guest' | 'host';

/** What a side can do with a viewing now. */
export function listViewingMay(row: ViewingRow, side: ViewingSide, now: Date): Viewing['may'] {
  const { state, starts_at: startsAt, ends_at: endsAt } = row;
  const hasBegun = startsAt <= now;
  const isOver = endsAt <= now;
  const isOpen = state === 'waiting' || state === 'offered' || state === 'booked';
  const goesOn = side === 'guest' ? row.guest_goes_on : row.host_goes_on;
  // Whoever says how it went has been there.
  const isBooked = state === 'booked' && goesOn === null;
  const isGuest = side === 'guest';
  return [
    ...(isGuest && state === 'offered' && !hasBegun ? (['book'] as const) : []),
    ...(isGuest && isBooked && !hasBegun ? (['move'] as const) : []),
    ...(isOpen && !isOver ? (['cancel'] as const) : []),
    ...(isGuest && isBooked ? (['arrive'] as const) : []),
    ...(isBooked && hasBegun ? (['missed'] as const) : []),
    ...((isBooked || state === 'arrived') && isOver && goesOn === null ? (['answer'] as const) : []),
  ];
}

/** A viewing, as one of its sides sees it: the code is the host's, and what the other side wants shows once both said it. */
export function describeViewing(row: ViewingRow, side: ViewingSide, now: Date): Viewing {
  const isHost = side === 'host';
  const [mine, other] = isHost
    ? [row.host_goes_on, row.guest_goes_on]
    : [row.guest_goes_on, row.host_goes_on];
  return {
    id: row.id,
    slotId: row.slot_id,
    state: row.state,
    version: row.version,
    may: listViewingMay(row, side, now),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    listing: {
      id: row.listing_id,
      slug: row.slug,
      title: row.title,
      address: {
        block: row.block,
        street: row.street,
        floor: null,
        unit: null,
        postalCode: row.postal_code,
      },
      monthlyRent: row.monthly_rent,
    },
    propertyId: isHost ? row.unit_id : null,
    personName: isHost ? row.guest_name : row.host_name,
    corporateName: isHost ? row.corporate_name : null,
    note: row.note,
    code: isHost && row.state === 'booked' ? row.code : null,
    position: row.position,
    offeredUntil: row.offered_until?.toISOString() ?? null,
    missedSays: row.missed_says,
    cancelledBy: row.cancelled_by,
    goesOn: mine,
    otherGoesOn: mine === null ? null : other,
  };
}
