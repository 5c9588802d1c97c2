import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { notifyChat } from '../chat/messageQueries.ts';
import { withListingEvents } from '../chat-events/withListingEvents.ts';
import { removeMessage, settleMessageReportRow } from './messageQueries.ts';
import { closeListing, settleReportRow } from './queries.ts';
import { maySettleReports } from './whoMayAsk.ts';

type Settlement = Parameters<typeof settleReportRow>[1];

/** Settles a report of a listing, and closes one that is removed; false if none waits. */
async function settleListing({ db, now }: InTransaction, row: Settlement): Promise<boolean> {
  const settled = await settleReportRow(db, row);
  if (!settled) return false;
  const { listing_id: id } = settled;
  if (row.outcome === 'removed') await withListingEvents(db, [id], now, () => closeListing(db, id));
  await settleNotices(db, 'listing-reported', String(row.id));
  return true;
}

/** Settles a report of a message, and hides one that is removed; false if none waits. */
async function settleMessage({ db, now }: InTransaction, row: Settlement): Promise<boolean> {
  const settled = await settleMessageReportRow(db, row);
  if (!settled) return false;
  const conversationId = row.outcome === 'removed' ? await removeMessage(db, settled.message_id, now) : null;
  if (conversationId !== null) await notifyChat(db, { kind: 'conversation', conversationId });
  return true;
}

/**
 * Settles one waiting report, once; in the same transaction a removed listing is closed, and a removed message hidden. Throws when
 * none waits under this id.
 */
export const settleReport = defineVerb(maySettleReports, (ctx, { id, body }: RouteInput<'settleReport'>) =>
  ctx.transaction(async (tx) => {
    const { outcome, note = null } = body;
    const [, kind, number] = /^(message-)?([1-9]\d{0,8})$/.exec(id) ?? [];
    const settle = kind ? settleMessage : settleListing;
    if (!number || !(await settle(tx, { id: Number(number), outcome, note, now: tx.now })))
      throw new HttpError('not-found');
    const details = { report: id, outcome };
    const userId = tx.session?.user_id ?? 'system';
    await recordAudit(tx.db, { userId, action: 'report-settled', details }, tx.now);
  }),
);
