import type { Repair } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId, makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { type SignedIn, signedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { findStanding } from '../contracts/contractQueries.ts';
import { useFiles } from '../rental-files/useFiles.ts';
import { getOwnRental, type OwnRental } from '../rentals/getOwnRental.ts';
import { lockRental, updateRental } from '../rentals/rentalQueries.ts';
import { findOtherSide, recordStep, tellSide } from '../rentals/tellRental.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { describeRepair, findPayer, listRepairMay, type RepairClause } from './describeRepair.ts';
import * as messages from './messages.ts';
import {
  findRepair,
  insertRepair,
  listRepairRows,
  type RepairChange,
  type RepairRow,
  updateRepair,
} from './repairQueries.ts';

/** The agreement that repairs are paid by. Throws if there is none. */
async function getClause({ db }: Pick<SignedIn, 'db'>, rentalId: string): Promise<RepairClause> {
  const standing = await findStanding(db, rentalId);
  if (standing?.contract.state !== 'signed') throw makeNotOpenError(messages.notRunningReason);
  return standing.contract;
}

/** The repairs of a rental, the newest first. */
export const listRepairs = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'listRepairs'>): Promise<Repair[]> => {
    const { me } = await getOwnRental(ctx, id);
    const rows = await listRepairRows(ctx.db, id);
    if (rows.length === 0) return [];
    const clause = await getClause(ctx, id);
    return rows.map((row) => describeRepair(row, me, clause));
  },
);

async function getDescribed(tx: InTransaction, id: string, { me }: OwnRental): Promise<Repair> {
  const row = await findRepair(tx.db, id);
  if (!row) throw new Error('A repair is not there.');
  return describeRepair(row, me, await getClause(tx as InTransaction<SignedIn>, row.rental_id));
}

/** Reports something to mend, while the tenancy runs. */
export const reportRepair = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'reportRepair'>): Promise<Repair> =>
    ctx.transaction(async (tx) => {
      const own = await getOwnRental(tx, id);
      const { me } = own;
      if (me.actor_type === 5) throw new HttpError('not-allowed');
      const rental = await lockRental(tx.db, id);
      if (rental.state !== 'running' && rental.state !== 'ending')
        throw makeNotOpenError(messages.notRunningReason);
      const { words, urgency = 'soon', fileIds } = body;
      await useFiles(tx, { rental, me, fileIds, kind: 'evidence', field: 'fileIds' });
      const repairId = makeRandomId();
      await insertRepair(tx.db, {
        id: repairId,
        rentalId: id,
        partyId: me.id,
        words,
        urgency,
        fileIds,
        now: tx.now,
      });
      await updateRental(tx.db, id, rental.state, tx.now);
      const name = me.name ?? messages.someone;
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'repair-report',
        data: { repairId, words, urgency, fileIds },
        text: messages.reportedEvent(name, words),
      });
      await tellSide(tx, rental, {
        kind: 'repair-reported',
        side: findOtherSide(me.side),
        subject: messages.reportedSubject(rental.home),
        lines: [
          messages.reportedLead(name, rental.home),
          messages.quote(words),
          `${messages.urgencyWords[urgency]}.`,
        ],
        label: messages.seeRentalPageLabel,
        key: repairId,
      });
      return getDescribed(tx, repairId, own);
    }),
);

/** What a step changes of a repair, and what is said of it. */
interface RepairStep extends RepairChange {
  readonly data: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Moves a repair of the user's rental. Throws for anybody else, a stale version, and what isn't open now. */
const move = (
  ctx: SignedIn,
  { id, version, name }: { id: string; version: number | undefined; name: Repair['may'][number] },
  plan: (tx: InTransaction<SignedIn>, row: RepairRow, own: OwnRental) => Promise<RepairStep>,
): Promise<Repair> =>
  ctx.transaction(async (tx) => {
    const found = isRandomId(id) ? await findRepair(tx.db, id) : null;
    if (!found) throw new HttpError('not-found');
    const own = await getOwnRental(tx, found.rental_id);
    const { me } = own;
    const rental = await lockRental(tx.db, found.rental_id);
    const row = await findRepair(tx.db, id);
    if (!row) throw new HttpError('not-found');
    requireVersion(version, row.version);
    if (!listRepairMay(row, me).includes(name)) throw makeNotOpenError();
    const { data, text, ...change } = await plan(tx, row, own);
    await updateRepair(tx.db, id, change, tx.now);
    await updateRental(tx.db, rental.id, rental.state, tx.now);
    await recordStep(tx, rental, {
      actor: me.id,
      transition: `repair-${name}`,
      data: { repairId: id, ...data },
      text,
    });
    // Whoever moves a repair has dealt with what they were told of it.
    for (const kind of ['repair-reported', 'repair-changed'] as const)
      await settleNotices(tx.db, kind, rental.id);
    await tellSide(tx, rental, {
      kind: 'repair-changed',
      side: findOtherSide(me.side),
      subject: messages.changedSubject(rental.home),
      lines: [messages.changedLead(rental.home), messages.quote(row.words), text],
      label: messages.seeRentalPageLabel,
      key: `${id}-${row.version}`,
    });
    return getDescribed(tx, id, own);
  });

const nameOf = ({ me }: OwnRental): string => me.name ?? messages.someone;

/** Answers a repair: what is done about it, and what it is expected to cost. */
export const answerRepair = defineVerb(
  signedUp,
  (ctx, { id, body: { words, quoteCents, version } }: RouteInput<'answerRepair'>): Promise<Repair> =>
    move(ctx, { id, version, name: 'answer' }, async (_tx, _row, own) => ({
      state: 'answered',
      answer: words,
      ...(quoteCents !== undefined && { quoteCents }),
      data: { words, ...(quoteCents !== undefined && { quoteCents }) },
      text: messages.answeredEvent(nameOf(own), words, quoteCents),
    })),
);

/** Notes what a repair cost, with the invoice. */
export const invoiceRepair = defineVerb(
  signedUp,
  (ctx, { id, body: { cents, fileId, version } }: RouteInput<'invoiceRepair'>): Promise<Repair> =>
    move(ctx, { id, version, name: 'invoice' }, async (tx, _row, own) => {
      await useFiles(tx, { ...own, fileIds: [fileId], kind: 'invoice', field: 'fileId' });
      return {
        state: 'invoiced',
        cents,
        invoiceFileId: fileId,
        isReset: true,
        data: { cents, fileId },
        text: messages.invoicedEvent(nameOf(own), cents),
      };
    }),
);

/** Splits what a repair cost: as the agreement says, or as somebody proposes. Both sides confirm it. */
export const splitRepair = defineVerb(
  signedUp,
  (ctx, { id, body: { tenantCents, version } }: RouteInput<'splitRepair'>): Promise<Repair> =>
    move(ctx, { id, version, name: 'split' }, async (tx, row, own) => {
      const cents = row.cents ?? 0;
      const { tenantCap } = findPayer(await getClause(tx, row.rental_id), findDay(row.reported_at) ?? '');
      const share = tenantCents ?? Math.min(cents, tenantCap);
      if (share > cents)
        throw new HttpError('invalid', {
          fields: [{ name: 'tenantCents', reason: messages.splitTooMuchReason(cents) }],
        });
      return {
        state: 'split',
        tenantCents: share,
        isReset: true,
        data: { tenantCents: share, landlordCents: cents - share },
        text: messages.splitEvent(nameOf(own), share, cents - share),
      };
    }),
);

/** Confirms the split for a side; with the second one the repair is settled. */
export const confirmRepair = defineVerb(
  signedUp,
  (ctx, { id, body: { version } }: RouteInput<'confirmRepair'>): Promise<Repair> =>
    move(ctx, { id, version, name: 'confirm' }, async (_tx, row, own) => {
      const { side } = own.me;
      const other = side === 'tenant' ? row.landlord_confirmed_at : row.tenant_confirmed_at;
      return {
        state: other === null ? 'split' : 'settled',
        confirmedBy: side,
        data: {},
        text: other === null ? messages.confirmedEvent(nameOf(own)) : messages.settledEvent(nameOf(own)),
      };
    }),
);

/** Closes a repair that nothing has to be paid for. */
export const closeRepair = defineVerb(
  signedUp,
  (ctx, { id, body: { version } }: RouteInput<'closeRepair'>): Promise<Repair> =>
    move(ctx, { id, version, name: 'close' }, async (_tx, _row, own) => ({
      state: 'closed',
      data: {},
      text: messages.closedEvent(nameOf(own)),
    })),
);
