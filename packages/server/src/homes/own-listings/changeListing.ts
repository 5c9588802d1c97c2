import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from './messages.ts';
import { describeState, lockListingForTransition, makeNotOpenError } from './moveListing.ts';
import { updateText, updateUnitAmenities } from './ownListingQueries.ts';
import type { ListingText, OwnListingRow } from './ownListingRow.ts';
import { chooseSubType } from './part.ts';
import { refreshListing } from './refreshListing.ts';
import { requireAgency, requireComplete, requireFirstDay, requireRent } from './requireNeeds.ts';

type Changes = Omit<RouteInput<'changeListing'>['body'], 'version'>;

/** The columns that a change writes. Throws if the sub-type doesn't fit the part, or the area is that of a whole unit. */
function listChangedColumns(row: OwnListingRow, changes: Changes): Partial<ListingText> {
  const { title, description, monthlyRent, availableFrom, amenities, rules, lowRentReason, area } = changes;
  if (row.is_whole && area)
    throw new HttpError('invalid', { fields: [{ name: 'area', reason: messages.areaOfWholeReason }] });
  const part = row.is_whole ? 'whole' : { room: 1 };
  const columns = {
    title: title === undefined ? undefined : title || null,
    description: description === undefined ? undefined : description || null,
    property_sub_type:
      changes.propertySubType === undefined ? undefined : chooseSubType(part, changes.propertySubType),
    monthly_rent: monthlyRent,
    available_from: availableFrom,
    amenities: amenities && [...new Set(amenities)].sort(),
    rules,
    low_rent_reason: lowRentReason === undefined ? undefined : lowRentReason || null,
    ...(area !== undefined && { area_value: area?.value ?? null, area_unit: area?.unit ?? null }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

const isSame = (before: ListingText, columns: Partial<ListingText>): boolean =>
  Object.entries(columns).every(
    ([name, value]) => JSON.stringify(before[name as keyof ListingText]) === JSON.stringify(value),
  );

/**
 * Changes what a lister says of a home, in any state but closed. Throws if the version is stale, if an agent's authority ended, if the home
 * becomes available on a day that is over, or if a listing that was submitted is left without something that it needs.
 */
export const changeListing = defineVerb(
  signedIn,
  (
    ctx,
    { id, body: { version, ...changes } }: RouteInput<'changeListing'>,
  ): Promise<RouteAnswer<'changeListing'>> =>
    ctx.transaction(async (tx) => {
      const { db, now, session } = tx;
      const row = await lockListingForTransition(tx, id);
      requireVersion(version, row.version);
      if (row.state === 'closed') throw makeNotOpenError();
      const columns = listChangedColumns(row, changes);
      if (isSame(row, columns)) return describeState(row);
      await requireAgency(db, row, now);
      const after = { ...row, ...columns };
      if (after.available_from !== row.available_from) requireFirstDay(after, now);
      if (row.state !== 'draft') requireComplete(after);
      const next = await tx.withListingEvents(db, [id], now, async () => {
        const changed = await updateText(db, id, after);
        if (columns.amenities && row.is_whole && row.is_owned)
          await updateUnitAmenities(db, row.unit_id, columns.amenities);
        await refreshListing(db, id, getToday(now));
        return changed;
      });
      const isRentChanged = 'monthly_rent' in columns || 'low_rent_reason' in columns;
      const isOffered = row.state === 'live' || row.state === 'review';
      if (isOffered && isRentChanged) await requireRent(db, after, now);
      const details = { listing: id };
      await recordAudit(db, { userId: session.user_id, action: 'listing-changed', details }, now);
      return describeState({ ...after, version: next });
    }),
);
