import type { Authority } from '@sewa/api/client';
import { isRegistrationNumber } from '@sewa/formatters';
import { propertyPath } from '@sewa/paths';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import { notify, settleNotices } from '../../platform/notices/notify.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findAuthority, findOpenAuthority, insertAskedAuthority, updateGrant } from './authorityQueries.ts';
import { describeAuthority } from './describeProperty.ts';
import { lockOwnUnit } from './lockReadableUnit.ts';
import * as messages from './messages.ts';

/** Throws with every field that is wrong. */
function checkGrant(
  { registrationNumber, from, to }: { registrationNumber: string; from: string; to: string },
  today: string,
): void {
  const fields = [
    ...(isRegistrationNumber(registrationNumber)
      ? []
      : [{ name: 'registrationNumber', reason: common.registrationNumberReason }]),
    ...(to < from ? [{ name: 'to', reason: messages.beforeFromReason }] : []),
    ...(to >= from && to < today ? [{ name: 'to', reason: messages.pastDayReason }] : []),
  ];
  if (fields.length > 0) throw new HttpError('invalid', { fields });
}

async function grant(
  ctx: InTransaction<SignedIn>,
  { id: unitId, body }: RouteInput<'grantAuthority'>,
): Promise<Authority> {
  const { db, now, session } = ctx;
  const unit = await lockOwnUnit(ctx, unitId);
  const today = getToday(now);
  const registrationNumber = body.registrationNumber.toUpperCase();
  const { from, to, monthlyRentMin = null } = body;
  checkGrant({ registrationNumber, from, to }, today);
  const agent = { unitId, registrationNumber };
  const id =
    (await findOpenAuthority(db, agent, today)) ??
    (await insertAskedAuthority(db, { ...agent, askedBy: null }, now));
  await updateGrant(db, id, { from, to, monthlyRentMin, grantedBy: session.user_id }, now);
  const granted = await findAuthority(db, id);
  if (!granted) throw new Error('An authority was not granted.');
  await settleNotices(db, 'authority-asked', id);
  const { agent_id: agentId } = granted;
  const notice = { kind: 'authority-granted', about: id, path: propertyPath(unit.id) } as const;
  if (agentId !== null) await notify(db, { to: { userId: agentId }, ...notice }, now);
  const details = { authority: id, property: unitId };
  await recordAudit(db, { userId: session.user_id, action: 'authority-granted', details }, now);
  return describeAuthority(granted, today);
}

/**
 * Lets an agent advertise a unit from a day to a day; an authority that is asked for or was granted to them gets these days. Throws if
 * the unit isn't the user's.
 */
export const grantAuthority = defineVerb(
  signedIn,
  (ctx, input: RouteInput<'grantAuthority'>): Promise<Authority> => ctx.transaction((tx) => grant(tx, input)),
);
