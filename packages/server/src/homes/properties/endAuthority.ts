import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { pauseListings } from '../own-listings/pauseListings.ts';
import {
  deleteJoins,
  findAuthority,
  listLiveListingsOfAgent,
  markAuthorityEnded,
} from './authorityQueries.ts';
import { lockOwnUnit } from './lockReadableUnit.ts';

/** Ends authorities of a locked unit: their agents' live listings are paused, and they leave those they joined. */
export async function endAuthorities(
  ctx: InTransaction,
  unitId: string,
  authorities: readonly { id: string; registration_number: string }[],
): Promise<void> {
  const { db, now } = ctx;
  for (const { id, registration_number: number } of authorities) {
    await markAuthorityEnded(db, id, now);
    await settleNotices(db, 'authority-asked', id);
    await settleNotices(db, 'authority-granted', id);
    await deleteJoins(db, unitId, number);
    await pauseListings(ctx, await listLiveListingsOfAgent(db, unitId, number), 'authority-ended');
  }
}

/** Ends an authority, or declines one that was asked for; again, nothing happens. Throws if it is for no unit of the user. */
export const endAuthority = defineVerb(signedIn, (ctx, { id }: RouteInput<'endAuthority'>) =>
  ctx.transaction(async (tx) => {
    const { db, now, session } = tx;
    const found = await findAuthority(db, id);
    if (!found) throw new HttpError('not-found');
    await lockOwnUnit(tx, found.unit_id);
    const authority = await findAuthority(db, id);
    if (!authority || authority.ended_at !== null) return;
    await endAuthorities(tx, authority.unit_id, [authority]);
    const details = { authority: id, property: authority.unit_id };
    await recordAudit(db, { userId: session.user_id, action: 'authority-ended', details }, now);
  }),
);
