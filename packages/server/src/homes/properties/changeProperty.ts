import { isDeepStrictEqual } from 'node:util';
import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isViolation } from '../../platform/database/isViolation.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { makeAddressKey } from './addressKey.ts';
import { listAskedAuthorities, listAuthorities } from './authorityQueries.ts';
import { describeAddress, isUnitKnown } from './describeProperty.ts';
import { endAuthorities } from './endAuthority.ts';
import { isAdvertised } from './listingQueries.ts';
import { lockReadableUnit } from './lockReadableUnit.ts';
import * as messages from './messages.ts';
import { applyFacts, parseUnitAddress } from './parseUnit.ts';
import { updateListedAmenities } from './unitChangeQueries.ts';
import type { UnitRow } from './unitQueries.ts';
import { findViewer } from './Viewer.ts';
import { isOwnedBy } from './whoMayAsk.ts';
import { writeUnit } from './writeUnit.ts';

type Changes = RouteInput<'changeProperty'>['body'];
type Answer = RouteAnswer<'changeProperty'>;

/** The unit with these changes. Throws with every field that is wrong. */
function applyChanges(unit: UnitRow, { address: written, ...changes }: Changes) {
  const facts = applyFacts(unit, changes);
  const before = describeAddress(unit);
  return { address: parseUnitAddress(written ?? before, facts.property_type), facts };
}

const isUnchanged = (unit: UnitRow, { address, facts }: ReturnType<typeof applyChanges>): boolean =>
  isDeepStrictEqual(address, describeAddress(unit)) && isDeepStrictEqual(facts, applyFacts(unit, {}));

async function change(
  ctx: InTransaction<SignedIn>,
  { id, body }: RouteInput<'changeProperty'>,
): Promise<Answer> {
  const { db, now, session } = ctx;
  const unit = await lockReadableUnit(ctx, id);
  requireVersion(body.version, unit.version);
  const after = applyChanges(unit, body);
  if (isUnchanged(unit, after)) return { id, version: unit.version };
  const isFree = unit.owner_user_id === null && unit.owner_corporate_id === null;
  if (!isFree && !isOwnedBy(unit, session, 'update'))
    throw new HttpError('not-allowed', { message: messages.unitOfOwner });
  const viewer = await findViewer(db, session, now);
  if (isFree && !isUnitKnown(unit, await listAuthorities(db, [id]), viewer))
    throw new HttpError('not-allowed', { message: messages.unitOfAgent });
  const isMoved = body.address !== undefined && makeAddressKey(after.address) !== unit.address_key;
  if (isMoved && (await isAdvertised(db, id)))
    throw new HttpError('wrong-state', {
      fields: [{ name: 'address', reason: messages.advertisedReason }],
      message: messages.advertisedAddress,
    });
  if (isMoved) {
    // Other agents asked about the home of the old address, and don't get to know the new one.
    const asked = await listAskedAuthorities(db, id, viewer.today);
    const isOther = (number: string) => !isFree || number !== viewer.registrationNumber;
    await endAuthorities(
      ctx,
      id,
      asked.filter(({ registration_number: number }) => isOther(number)),
    );
  }
  if (body.amenities) await updateListedAmenities(db, id, after.facts.amenities);
  const version = await writeUnit(db, id, after, viewer.today);
  const details = { property: id };
  await recordAudit(db, { userId: session.user_id, action: 'property-changed', details }, now);
  return { id, version };
}

/**
 * Changes a unit and what of it stands in its listings: its owner, or an agent as long as nobody owns it. Throws if the version is stale,
 * or there is another unit of the new address.
 */
export const changeProperty = defineVerb(
  signedIn,
  async (ctx, input: RouteInput<'changeProperty'>): Promise<Answer> => {
    try {
      return await ctx.transaction((tx) => change(tx, input));
    } catch (error) {
      if (!isViolation(error, 'units_address_key_key')) throw error;
      const fields = [{ name: 'address', reason: messages.addressTakenReason }];
      throw new HttpError('wrong-state', { fields, message: messages.addressTaken });
    }
  },
);
