import type { ImportedListing } from '@sewa/api/client';
import { type ListingTransitionName, listOpenTransitions } from '@sewa/tenancy';
import type { ImportedListingRow } from './importedQueries.ts';

/** What the lister of an imported listing can do with it; the file decides the rest. */
const importedTransitions: readonly ListingTransitionName[] = ['pause', 'resume', 'let', 'close'];

/** State of an imported listing: what its lister said, else what the file says; and what its lister can do with it. */
export function describeImportedState({
  status,
  lister_state: listerState,
}: Pick<ImportedListingRow, 'status' | 'lister_state'>): Pick<ImportedListing, 'state' | 'may'> {
  const state = listerState ?? status;
  const may = listOpenTransitions(state, 'lister', { isReviewed: true }).filter(
    // What the file says is let, only the file lists again.
    (name) => importedTransitions.includes(name) && (name !== 'resume' || listerState !== null),
  );
  return { state, may };
}

/** An imported listing, for its lister. */
export const describeImported = (row: ImportedListingRow): ImportedListing => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  status: row.status,
  ...describeImportedState(row),
  version: row.version,
  monthlyRent: row.monthly_rent,
  propertyType: row.property_type,
  propertySubType: row.property_sub_type,
  address: {
    block: row.block,
    street: row.street,
    floor: row.floor,
    unit: row.unit,
    postalCode: row.postal_code,
  },
});
