import type { Offer, Rental, RentalEntry } from '@sewa/api/client';
import {
  agreedRentalStates,
  endedRentalStates,
  listOpenRentalTransitions,
  type RentalSide,
} from '@sewa/tenancy';
import { findDutyDay } from '../contracts/listClock.ts';
import { listRoles, type RentalProgress } from './listRoles.ts';
import type { OfferRow, OwnParty, PartyRow, RentalRow } from './rentalRow.ts';

/** Whether the duty can be noted: by whoever owes it, from the first signature on. */
function owesDuty(side: RentalSide, { standing, tenancy }: RentalProgress): boolean {
  const agreed = standing && findDutyDay(standing) !== null ? [standing.contract.terms.dutyBy] : [];
  return [...agreed, ...(tenancy?.addenda_duty_by ?? [])].some((by) => by === 'shared' || by === side);
}

/** What a party can do with a rental now. */
export function listRentalMay(
  { state }: Pick<RentalRow, 'state'>,
  me: OwnParty,
  progress: RentalProgress,
): Rental['may'] {
  if (endedRentalStates.includes(state)) return [];
  const { side, actor_type: actorType } = me;
  const leave = actorType > 2 ? (['leave'] as const) : [];
  if (actorType === 5) return [...leave];
  const moves = listOpenRentalTransitions(state, listRoles(me, progress));
  const isAgreed = agreedRentalStates.includes(state);
  return [
    // The system's own transition is nobody's.
    ...moves.filter((name) => name !== 'expire' && name !== 'end'),
    ...(isAgreed && side === 'landlord' ? (['checks'] as const) : []),
    ...(isAgreed && owesDuty(side, progress) ? (['stamped'] as const) : []),
    'invite',
    ...leave,
  ];
}

/** An offer, as both sides see it. */
export const describeOffer = (row: OfferRow): Offer => ({
  id: row.id,
  number: row.number,
  by: row.by_side,
  byName: row.by_name,
  terms: row.terms,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

/** The listing of a rental. */
export const describeListing = (row: RentalRow): Rental['listing'] => ({
  id: row.listing_id,
  slug: row.slug,
  title: row.title,
  propertyType: row.property_type,
  propertySubType: row.property_sub_type,
  numberOfBedrooms: row.number_of_bedrooms,
  address: {
    block: row.block,
    street: row.street,
    floor: null,
    unit: null,
    postalCode: row.postal_code,
  },
  monthlyRent: row.monthly_rent,
  availableFrom: row.available_from,
  status: row.status,
});

/** The whole address of a rental's unit for a side: for the landlord's side, and once they have agreed for both. */
export const describeUnit = (
  { state, block, street, floor, unit, postal_code: postalCode }: RentalRow,
  side: RentalSide,
): RentalEntry['unit'] =>
  floor === null ||
  unit === null ||
  postalCode === null ||
  !(side === 'landlord' || agreedRentalStates.includes(state))
    ? undefined
    : { block, street, floor, unit, postalCode };

/** A rental, as lists show it to one of its parties. */
export function describeEntry(
  row: RentalRow,
  { me, parties }: { me: OwnParty; parties: readonly PartyRow[] },
  progress: RentalProgress,
  money: Pick<RentalEntry, 'monthlyRent' | 'owed'>,
): RentalEntry {
  const { offer } = progress;
  const unit = describeUnit(row, me.side);
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    side: me.side,
    listing: describeListing(row),
    otherNames: parties
      .filter(({ side, has_left: hasLeft }) => side !== me.side && !hasLeft)
      .flatMap(({ name }) => name ?? []),
    openOffer: offer && {
      id: offer.id,
      number: offer.number,
      by: offer.by_side,
      expiresAt: offer.expires_at.toISOString(),
      monthlyRent: offer.terms.monthlyRent,
      months: offer.terms.months,
      from: offer.terms.from,
      depositMonths: offer.terms.depositMonths,
      occupierCount: offer.terms.occupiers.length,
    },
    ...(unit && { unit }),
    lastDay: row.last_day,
    ...money,
    may: listRentalMay(row, me, progress),
    changedAt: row.changed_at.toISOString(),
  };
}
