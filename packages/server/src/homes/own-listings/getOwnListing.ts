import type { OwnListing } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { toPhoto } from '../photos/photoRow.ts';
import { listPhotoRows } from '../photos/queries.ts';
import { findProperty } from '../properties/collectProperties.ts';
import { hasRunningAuthority } from './authorityQueries.ts';
import { listMissing } from './listMissing.ts';
import { findOwnListing } from './ownListingQueries.ts';
import { changedListings, type OwnListingRow } from './ownListingRow.ts';
import { isRentLow } from './requireNeeds.ts';

const lacksAuthority = async ({ db, now }: SignedIn, row: OwnListingRow): Promise<boolean> => {
  const { unit_id: unitId, registration_number: registrationNumber } = row;
  if (row.lister_kind !== 'agent') return false;
  return !(await hasRunningAuthority(db, { unitId, registrationNumber, day: getToday(now) }));
};

/** A listing in any state, with its unit, its photos and what it still needs. Throws if it isn't theirs. */
export const getOwnListing = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'getOwnListing'>): Promise<OwnListing> => {
    const { db, session } = ctx;
    const rules = compilePermission(session, { ...changedListings, firstParameter: 2 });
    const row = isRandomId(id) ? await findOwnListing(db, id, rules) : null;
    const found = row && (await findProperty(ctx, row.unit_id));
    const listing = found?.listings.find((each) => each.id === id);
    if (!row || !found || !listing) throw new HttpError('not-found');
    const { listings: _, ...property } = found;
    const { area_value: value, area_unit: unit } = row;
    return {
      ...listing,
      property,
      description: row.description,
      amenities: row.amenities,
      area: value === null || unit === null ? null : { value, unit },
      rules: row.rules,
      lowRentReason: row.low_rent_reason,
      needsLowRentReason: await isRentLow(db, row),
      missing: listMissing(row),
      needsReview: !row.is_reviewed,
      needsAuthority: await lacksAuthority(ctx, row),
      photos: (await listPhotoRows(db, id)).map(toPhoto),
    };
  },
);
