import type { OwnListing } from '@sewa/api/client';
import { type ListingStep, listingSteps } from '@sewa/paths';

const stepOfField: Readonly<Record<string, ListingStep>> = {
  address: 'address',
  propertyType: 'address',
  numberOfBedrooms: 'facts',
  numberOfBathrooms: 'facts',
  monthlyRent: 'rent',
  availableFrom: 'rent',
  lowRentReason: 'rent',
  pictures: 'photos',
};

/** The step in which a field is filled in. */
export const findStepOf = (field: string): ListingStep => stepOfField[field] ?? 'publish';

/** What a listing still needs before it can be published, as names of fields; photos are only asked for. */
export const listMissing = ({ missing, needsLowRentReason, lowRentReason }: OwnListing): string[] => [
  ...missing,
  ...(needsLowRentReason && !lowRentReason && !missing.includes('lowRentReason') ? ['lowRentReason'] : []),
];

/** Where a listing is continued: a draft at the first step that lacks something, any other at the last. */
export function findFirstStep(listing: OwnListing): ListingStep {
  if (listing.state !== 'draft') return 'publish';
  const missing = listMissing(listing).map(findStepOf);
  const isLacking = (step: ListingStep) =>
    missing.includes(step) || (step === 'photos' && listing.photos.length === 0);
  return listingSteps.find(isLacking) ?? 'publish';
}

/** The step a query names, else the one where the listing is continued. */
export const chooseStep = (named: string | null, listing: OwnListing): ListingStep =>
  listingSteps.find((step) => step === named) ?? findFirstStep(listing);

/** The step after one; of a listing that is no draft, what was saved is shown at a glance. */
export function findNextStep(step: ListingStep, { state }: Pick<OwnListing, 'state'>): ListingStep {
  if (state !== 'draft') return 'publish';
  return listingSteps[listingSteps.indexOf(step) + 1] ?? 'publish';
}
