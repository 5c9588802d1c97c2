import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findOrCreateLister, type LettingParty } from '../own-listings/findOrCreateLister.ts';
import { chooseSubType, formatPart } from '../own-listings/part.ts';
import { refreshListing } from '../own-listings/refreshListing.ts';
import type { UnitFacts } from '../properties/parseUnit.ts';
import {
  type ImportedListingRow,
  linkToUnit,
  lockImportedListing,
  managedListings,
} from './importedQueries.ts';

/** Which imported listing a new unit gets, and as what part of it. */
export type ImportedLink = NonNullable<RouteInput<'createProperty'>['body']['imported']>;

/** An imported listing of the user, locked until the transaction ends. Throws if it isn't theirs, or has a unit. */
export async function getImportedListing(
  { db, session }: InTransaction<SignedIn>,
  id: string,
): Promise<ImportedListingRow> {
  const rules = compilePermission(session, { ...managedListings, firstParameter: 2 });
  const row = isRandomId(id) ? await lockImportedListing(db, id, rules) : null;
  if (!row) throw new HttpError('not-found');
  return row;
}

/** What an imported listing says of its home. A room's number of bedrooms and area aren't those of the unit. */
export function pickFacts(row: ImportedListingRow, { part }: ImportedLink): UnitFacts {
  const { area_value: value, area_unit: unit } = row;
  const whole: UnitFacts =
    part === 'whole'
      ? {
          numberOfBedrooms: row.number_of_bedrooms ?? undefined,
          numberOfBathrooms: row.number_of_bathrooms ?? undefined,
          area: value === null || unit === null ? undefined : { value, unit },
        }
      : {};
  return {
    ...whole,
    furnitureStatus: row.furniture_status ?? undefined,
    ...(row.amenities.length > 0 && { amenities: row.amenities }),
  };
}

const isLister = (row: ImportedListingRow, party: LettingParty): boolean =>
  'corporateId' in party
    ? row.lister_corporate_id === party.corporateId
    : row.lister_user_id === party.userId && row.lister_kind === party.kind;

/** Makes an imported listing one of a unit, in the state it has; its lister manages it there from then on. */
export async function linkListing(
  { db, now, session }: InTransaction<SignedIn>,
  row: ImportedListingRow,
  {
    unitId,
    party,
    imported,
  }: { readonly unitId: string; readonly party: LettingParty; readonly imported: ImportedLink },
): Promise<void> {
  const { id } = row;
  const { part } = imported;
  const propertySubType = chooseSubType(part, imported.propertySubType);
  const listerId = isLister(row, party) ? row.lister_id : await findOrCreateLister(db, party);
  await linkToUnit(db, { id, unitId, part: formatPart(part), propertySubType, listerId, now });
  await refreshListing(db, id, getToday(now));
  const details = { listing: id, unit: unitId };
  await recordAudit(db, { userId: session.user_id, action: 'listing-linked', details }, now);
}
