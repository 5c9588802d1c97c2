import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { isRandomId, makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { insertDraft } from './draftQueries.ts';
import { findOrCreateLister } from './findOrCreateLister.ts';
import { getLettingParty } from './getLettingParty.ts';
import { chooseSubType, formatPart } from './part.ts';
import { refreshListing } from './refreshListing.ts';

/** Begins a draft for a unit or one of its rooms. Throws if the unit isn't theirs, and they aren't its agent. */
export const createListing = defineVerb(
  signedIn,
  (ctx, { id: unitId, body }: RouteInput<'createListing'>): Promise<RouteAnswer<'createListing'>> =>
    ctx.transaction(async ({ db, now, session }) => {
      const today = getToday(now);
      const side = isRandomId(unitId) ? await getLettingParty(db, unitId, session, today) : null;
      if (side === null) throw new HttpError('not-found');
      const { part } = body;
      const propertySubType = chooseSubType(part, body.propertySubType);
      const listerId = await findOrCreateLister(db, side);
      const id = makeRandomId();
      const version = await insertDraft(db, {
        id,
        unitId,
        part: formatPart(part),
        propertySubType,
        listerId,
        now,
        today,
      });
      await refreshListing(db, id, today);
      const details = { listing: id, unit: unitId };
      await recordAudit(db, { userId: session.user_id, action: 'listing-created', details }, now);
      return { id, state: 'draft', version };
    }),
);
