import type { OfferTerms } from '@sewa/api/client';
import { type EligibilityReason, mayRent } from '@sewa/tenancy';
import { getToday } from '../../platform/clock/getToday.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { RentalRow } from './rentalRow.ts';

const WHOLE = '[0,100)';
const SQM_OF_A_SQFT = 0.092903;

/** Rooms as HDB counts them: bedrooms and the living room, 6 at most. */
const countHdbRooms = (bedrooms: number | null): number | undefined =>
  bedrooms === null ? undefined : Math.min(bedrooms + 1, 6);

/** Whether a rental is of a whole home. An imported listing names no part: its sub type says whether it is a room. */
export function isWholeUnit({ part, property_sub_type: subType }: RentalRow): boolean {
  return part === null ? subType !== 10 && subType !== 20 : part === WHOLE;
}

/** What the law says of an offer: every rule that does not simply allow it. */
export function judgeTerms(rental: RentalRow, terms: OfferTerms, now: Date): EligibilityReason[] {
  const {
    property_type: propertyType,
    area_value: area,
    area_unit: unit,
    owner_status: ownerStatus,
  } = rental;
  if (propertyType === null) return [];
  const isWhole = isWholeUnit(rental);
  const { reasons } = mayRent({
    day: getToday(now),
    home: {
      propertyType,
      hdbRooms: countHdbRooms(rental.number_of_bedrooms),
      areaSqm: area === null ? undefined : unit === 1 ? area * SQM_OF_A_SQFT : area,
      isWholeUnit: isWhole,
      bedroomsLet: 1,
    },
    term: { from: terms.from, months: terms.months },
    people: terms.occupiers,
    owner: { residentialStatus: ownerStatus ?? undefined, occupiesHome: !isWhole },
  });
  return reasons.filter(({ answer }) => answer !== 'yes');
}

/** Throws for terms that the law forbids, with the reason. */
export function requireLawful(rental: RentalRow, terms: OfferTerms, now: Date): void {
  const forbidden = judgeTerms(rental, terms, now).find(({ answer }) => answer === 'no');
  if (forbidden)
    throw new HttpError('wrong-state', {
      fields: [{ name: 'terms', reason: forbidden.words }],
      message: forbidden.words,
    });
}
