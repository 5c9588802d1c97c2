import { findDay, formatAddress } from '@sewa/formatters';
import { propertiesPath } from '@sewa/paths';
import { listAdministrators } from '../../companies/corporates/queries.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { pauseListings } from '../own-listings/pauseListings.ts';
import { listOpenAuthorities } from '../properties/authorityQueries.ts';
import { describeAddress } from '../properties/describeProperty.ts';
import { endAuthorities } from '../properties/endAuthority.ts';
import { giveUnit } from '../properties/giveUnit.ts';
import { lockUnit } from '../properties/unitChangeQueries.ts';
import type { UnitOwner } from '../properties/whoMayAsk.ts';
import { composeSettledMail } from './composeSettledMail.ts';
import {
  findOpenDispute,
  listDisputesOfUnit,
  listLiveListingsOfOwner,
  markSettled,
  nameParty,
} from './queries.ts';
import { maySettleDisputes } from './whoMayAsk.ts';

const toSide = (userId: string | null, corporateId: string | null): UnitOwner | null => {
  if (userId !== null) return { userId };
  return corporateId === null ? null : { corporateId };
};

/** Gives a locked unit to another owner: what the former one advertised, and whom they allowed to, is stopped. */
async function handOver(ctx: InTransaction, unitId: string, owner: UnitOwner): Promise<void> {
  const today = findDay(ctx.now) ?? '';
  await pauseListings(ctx, await listLiveListingsOfOwner(ctx.db, unitId), 'ownership');
  const granted = (await listOpenAuthorities(ctx.db, unitId, today)).filter(
    ({ is_granted: isGranted }) => isGranted,
  );
  await endAuthorities(ctx, unitId, granted);
  await giveUnit(ctx.db, { id: unitId, owner, today }, ctx.now);
}

/** Mails a side of a dispute: the user, or the administrators of the corporate. */
async function mailParty(
  ctx: InTransaction,
  side: UnitOwner,
  { disputeId, home, isWinner, words }: { disputeId: string; home: string; isWinner: boolean; words: string },
): Promise<void> {
  const mail = composeSettledMail(home, { isWinner, words }, `${ctx.origin}${propertiesPath()}`);
  const userIds = 'userId' in side ? [side.userId] : await listAdministrators(ctx.db, side.corporateId);
  for (const userId of userIds)
    await queueMail(ctx, { ...mail, key: `dispute-${disputeId}-${userId}`, to: { userId } });
}

async function settle(
  ctx: InTransaction<SignedIn>,
  { id, body }: RouteInput<'settleDispute'>,
): Promise<void> {
  const { db, now, session } = ctx;
  const found = await findOpenDispute(db, id);
  const unit = found && (await lockUnit(db, found.unit_id));
  const dispute = await findOpenDispute(db, id);
  if (!unit || !dispute) throw new HttpError('not-found');
  const claimant = toSide(dispute.claimed_by_user_id, dispute.claimed_by_corporate_id);
  const owner = toSide(unit.owner_user_id, unit.owner_corporate_id);
  const sides = [claimant, owner].filter((side) => side !== null);
  const winner = sides.find((side) => nameParty(side) === body.for);
  if (!winner) throw new HttpError('invalid', { fields: [{ name: 'for', reason: messages.noSideReason }] });
  const isHandedOver = winner === claimant;
  if (isHandedOver) await handOver(ctx, unit.id, winner);
  const settled = isHandedOver ? await listDisputesOfUnit(db, unit.id) : [dispute];
  const ids = settled.map((each) => each.id);
  await markSettled(db, ids, body.for, now);
  await settleNotices(db, 'unit-disputed', ...ids);
  const home = formatAddress(describeAddress(unit));
  const losers = settled.flatMap(
    (each) => toSide(each.claimed_by_user_id, each.claimed_by_corporate_id) ?? [],
  );
  const told = new Map([...losers, ...sides].map((side) => [nameParty(side), side]));
  for (const [name, side] of told)
    await mailParty(ctx, side, { disputeId: id, home, isWinner: name === body.for, words: body.words ?? '' });
  const details = { dispute: id, property: unit.id, for: body.for };
  await recordAudit(db, { userId: session.user_id, action: 'dispute-settled', details }, now);
}

/**
 * Settles a dispute for one of its sides. If that is the claimant, the unit is theirs, the live listings of the former owner and of their
 * agents are paused, and the other disputes about the unit end too. Throws if there is no open dispute, or it has no such side.
 */
export const settleDispute = defineVerb(maySettleDisputes, (ctx, input: RouteInput<'settleDispute'>) =>
  ctx.transaction((tx) => settle(tx, input)),
);
