import type { RentalState, RentalTransitionName } from '@sewa/tenancy';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { withdrawAddendum } from '../renewals/withdrawAddendum.ts';
import { describeMoved, type MovedRental } from '../rentals/describeMoved.ts';
import { lockOwnRental } from '../rentals/getOwnRental.ts';
import { updateRental } from '../rentals/rentalQueries.ts';
import type { RentalRow } from '../rentals/rentalRow.ts';
import { findOtherSide, recordStep, settleRental, tellSide } from '../rentals/tellRental.ts';
import { confirmInspection, lockInspection } from './inspectionQueries.ts';
import * as messages from './messages.ts';

type Kind = 'move-in' | 'move-out';
type Name = Extract<RentalTransitionName, 'hand-over' | 'take-over' | 'move-out'>;

/** Where a rental goes when a side, or the second one, confirms the state of the home. */
const findNext = (state: RentalState, kind: Kind, isSecond: boolean): RentalState => {
  if (kind === 'move-in') return isSecond ? 'running' : state;
  return state === 'running' ? 'ending' : state;
};

async function tellBoth(tx: InTransaction, rental: RentalRow, kind: Kind, key: string): Promise<void> {
  const isStart = kind === 'move-in';
  for (const side of ['tenant', 'landlord'] as const)
    await tellSide(tx, rental, {
      kind: isStart ? 'tenancy-running' : 'tenancy-ending',
      side,
      subject: isStart ? messages.runningSubject(rental.home) : messages.endingSubject(rental.home),
      lines: [isStart ? messages.runningLead(rental.home) : messages.movedOutLead(rental.home)],
      label: messages.seeRentalPageLabel,
      key,
    });
}

/** Confirms the state of a home for a side. With the second one it is frozen: at the start, the tenancy runs then. */
const confirmState = (
  ctx: SignedIn,
  {
    id,
    version,
    inspectionId,
    inspectionVersion,
    name,
  }: RouteInput<'handOver'>['body'] & { id: string; name: Name },
): Promise<MovedRental> =>
  ctx.transaction(async (tx) => {
    const { rental, me } = await lockOwnRental(tx, { id, version, name });
    const kind: Kind = name === 'move-out' ? 'move-out' : 'move-in';
    const inspection = await lockInspection(tx.db, inspectionId);
    if (inspection?.rental_id !== id || inspection.kind !== kind)
      throw new HttpError('invalid', {
        fields: [{ name: 'inspectionId', reason: messages.inspectionUnknownReason }],
      });
    // What is confirmed must be what was read.
    requireVersion(inspectionVersion, inspection.version);
    const isSecond =
      (await confirmInspection(tx.db, { id: inspectionId, side: me.side, partyId: me.id, now: tx.now })) ===
      2;
    if (kind === 'move-out') await withdrawAddendum(tx, rental);
    await updateRental(tx.db, id, findNext(rental.state, kind, isSecond), tx.now);
    const who = me.name ?? messages.someone;
    const last = kind === 'move-in' ? messages.runningEvent : messages.movedOutEvent;
    await recordStep(tx, rental, {
      actor: me.id,
      transition: name,
      data: {
        inspectionId,
        version: inspection.version,
        ...(isSecond && { isFrozen: true, rooms: inspection.rooms }),
      },
      text: isSecond ? last : messages.confirmedEvent(who, kind),
    });
    await settleRental(tx, id);
    if (isSecond) await tellBoth(tx, rental, kind, inspectionId);
    else
      await tellSide(tx, rental, {
        kind: 'inspection-to-confirm',
        side: findOtherSide(me.side),
        subject: messages.confirmSubject(rental.home),
        lines: [messages.confirmLead(who, rental.home)],
        label: messages.checkLabel,
        key: `${inspectionId}-${inspection.version}`,
      });
    return describeMoved(tx, id, me);
  });

/** Confirms the state at the start for the landlord's side. */
export const handOver = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'handOver'>): Promise<MovedRental> =>
    confirmState(ctx, { ...body, id, name: 'hand-over' }),
);

/** Confirms the state at the start for the tenant's side. */
export const takeOver = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'takeOver'>): Promise<MovedRental> =>
    confirmState(ctx, { ...body, id, name: 'take-over' }),
);

/** Confirms the state at the end for one's own side. */
export const moveOut = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'moveOut'>): Promise<MovedRental> =>
    confirmState(ctx, { ...body, id, name: 'move-out' }),
);
