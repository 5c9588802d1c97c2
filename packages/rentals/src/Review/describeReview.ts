import type { Review } from '@sewa/api/client';
import {
  formatAddress,
  formatAmenity,
  formatAreaInBothUnits,
  formatBathrooms,
  formatBedrooms,
  formatDay,
  formatFurnitureStatus,
  formatMoney,
  formatPropertySubType,
  formatPropertyType,
} from '@sewa/formatters';
import * as messages from '../messages.ts';
import { listHouseRules } from '../Wizard/houseRules.ts';
import * as words from './messages.ts';

/** The whole address of a listing in review, with its unit. */
export const describeHome = ({ listing, floor, unit }: Review): string =>
  formatAddress({ ...listing.address, floor, unit });

/** The facts of a listing in review, each with its name. */
export function listReviewFacts({ listing }: Review): (readonly [name: string, value: string])[] {
  const { factName, reviewFactName } = messages;
  return [
    [factName.propertyType, formatPropertyType(listing.propertyType)],
    [reviewFactName.propertySubType, formatPropertySubType(listing.propertySubType)],
    [factName.numberOfBedrooms, formatBedrooms(listing.numberOfBedrooms)],
    [factName.numberOfBathrooms, formatBathrooms(listing.numberOfBathrooms)],
    [factName.area, formatAreaInBothUnits(listing.area)],
    [factName.furnitureStatus, formatFurnitureStatus(listing.furnitureStatus)],
    [reviewFactName.availableFrom, formatDay(listing.availableFrom)],
    [factName.amenities, listing.amenities.map(formatAmenity).join(', ') || messages.noAmenities],
    ...(listing.rules ? listHouseRules(listing.rules) : []),
  ];
}

/** How the rent of a listing in review compares with the median of similar homes. */
export function compareWithMedian({ listing, medianRent }: Review): string {
  if (medianRent === null) return words.noMedian;
  const percent = Math.round((100 * (listing.monthlyRent - medianRent)) / medianRent);
  const median = words.medianOf(formatMoney(medianRent));
  if (percent === 0) return `${median}: ${words.atMedian.toLowerCase()}`;
  return `${median}: ${percent < 0 ? words.underMedian(-percent) : words.overMedian(percent)}`;
}
