import { formatMoney } from '@sewa/formatters';
import { findLastDay } from '@sewa/tenancy';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { findContractById, listStampable } from '../contracts/contractQueries.ts';
import { findDuty } from '../contracts/describeDuty.ts';
import { DUTY_DAYS, findDutyDay } from '../contracts/listClock.ts';
import * as messages from '../contracts/messages.ts';
import { addRentalFile } from '../rental-files/addRentalFile.ts';
import { getOwnUpload } from '../rental-files/rentalFileQueries.ts';
import { describeMoved, type MovedRental } from '../rentals/describeMoved.ts';
import { lockOwnRental } from '../rentals/getOwnRental.ts';
import { lockRental, updateRental } from '../rentals/rentalQueries.ts';
import { recordStep, tellSide } from '../rentals/tellRental.ts';
import { type DueDuty, insertStamping, listDueDuties } from './stampingQueries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before the duty is due on which whoever owes it is reminded. */
const REMIND_DAYS = 5;

/** Notes that the duty is paid, with its certificate. A later note takes the place of a wrong one. */
export const recordStamping = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'recordStamping'>): Promise<MovedRental> =>
    ctx.transaction(async (tx) => {
      const { version, certificate, cents, fileId, contractId } = body;
      const { rental, me } = await lockOwnRental(tx, { id, version, name: 'stamped' });
      const standing =
        contractId === undefined
          ? ((await listStampable(tx.db, [id])).get(id) ?? null)
          : await findContractById(tx.db, id, contractId);
      if (!standing || findDutyDay(standing) === null)
        throw new HttpError('not-found', {
          fields: [{ name: 'contractId', reason: messages.contractUnknownReason }],
        });
      const { contract } = standing;
      if (!['shared', me.side].includes(contract.terms.dutyBy)) throw new HttpError('not-allowed');
      await getOwnUpload(tx, fileId, 'fileId');
      const { cents: expectedCents } = findDuty(contract.terms, standing, tx.now);
      await insertStamping(tx.db, {
        id: makeRandomId(),
        contractId: contract.id,
        certificate,
        cents,
        expectedCents,
        fileId,
        partyId: me.id,
        now: tx.now,
      });
      await addRentalFile(tx, {
        rentalId: id,
        kind: 'stamp-certificate',
        name: messages.stampName(certificate),
        fileId,
        validUntil: null,
        rentalEnds: findLastDay(contract.terms),
        addedBy: me.id,
      });
      await updateRental(tx.db, id, rental.state, tx.now);
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'stamped',
        data: { contractId: contract.id, certificate, cents, expectedCents, fileId },
        text: messages.stampedEvent(me.name ?? messages.someone, formatMoney(cents)),
      });
      await settleNotices(tx.db, 'duty-due', id);
      return describeMoved(tx, id, me);
    }),
);

async function remind(
  tx: InTransaction,
  { rental_id: id, contract_id: contractId }: DueDuty,
  window: { from: Date; until: Date },
): Promise<number> {
  const rental = await lockRental(tx.db, id);
  if (!(await listDueDuties(tx.db, window)).some((due) => due.contract_id === contractId)) return 0;
  const standing = await findContractById(tx.db, id, contractId);
  const dueOn = findDutyDay(standing);
  if (!standing || dueOn === null) return 0;
  const { terms } = standing.contract;
  for (const side of ['tenant', 'landlord'] as const)
    if (terms.dutyBy === side || terms.dutyBy === 'shared')
      await tellSide(tx, rental, {
        kind: 'duty-due',
        side,
        due: new Date(`${dueOn}T23:59:59+08:00`),
        subject: messages.dutyDueSubject(rental.home),
        lines: [messages.dutyDueLead(rental.home, dueOn), messages.dutyDueAdvice],
        label: messages.seeRentalPageLabel,
        key: standing.contract.id,
      });
  return 1;
}

/** Reminds whoever owes the duty five days before it is due, once. Returns how many papers. */
export const remindOfDuty = defineVerb(system, async (ctx): Promise<number> => {
  const from = new Date(ctx.now.getTime() - DUTY_DAYS * DAY_MS);
  const window = { from, until: new Date(from.getTime() + REMIND_DAYS * DAY_MS) };
  let count = 0;
  for (const due of await listDueDuties(ctx.db, window))
    count += await ctx.transaction((tx) => remind(tx, due, window));
  return count;
});
