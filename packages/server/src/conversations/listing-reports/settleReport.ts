import { listAdministrators } from '../../companies/corporates/queries.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { notifyChat } from '../chat/messageQueries.ts';
import { withListingEvents } from '../chat-events/withListingEvents.ts';
import { composeReportMail } from './composeReportMail.ts';
import { removeMessage, settleMessageReportRow } from './messageQueries.ts';
import { closeListing, settleReportRow } from './queries.ts';
import { maySettleReports } from './whoMayAsk.ts';

type Settlement = Parameters<typeof settleReportRow>[1] & { readonly words: string };

/** Mails both sides what an operator says of a report; without words nobody is mailed. */
async function mailSides(
  tx: InTransaction,
  { id, outcome, words }: Settlement,
  { home, userIds }: { readonly home: string | null; readonly userIds: readonly string[] },
): Promise<void> {
  if (words === '') return;
  const mail = composeReportMail(home, outcome, words);
  const about = home === null ? `message-${id}` : String(id);
  for (const userId of new Set(userIds))
    await queueMail(tx, { ...mail, key: `report-${about}-${userId}`, to: { userId } });
}

/** Settles a report of a listing, and closes one that is removed; false if none waits. */
async function settleListing(tx: InTransaction, row: Settlement): Promise<boolean> {
  const { db, now } = tx;
  const settled = await settleReportRow(db, row);
  if (!settled) return false;
  const { listing_id: id, home, lister_user_id: userId, lister_corporate_id: corporateId } = settled;
  if (row.outcome === 'removed') await withListingEvents(db, [id], now, () => closeListing(db, id));
  await settleNotices(db, 'listing-reported', String(row.id));
  const ofCorporate = corporateId === null ? [] : await listAdministrators(db, corporateId);
  await mailSides(tx, row, { home, userIds: userId === null ? ofCorporate : [userId] });
  return true;
}

/** Settles a report of a message, and hides one that is removed; false if none waits. */
async function settleMessage(tx: InTransaction, row: Settlement): Promise<boolean> {
  const { db, now } = tx;
  const settled = await settleMessageReportRow(db, row);
  if (!settled) return false;
  const conversationId = row.outcome === 'removed' ? await removeMessage(db, settled.message_id, now) : null;
  if (conversationId !== null) await notifyChat(db, { kind: 'conversation', conversationId });
  await mailSides(tx, row, { home: null, userIds: settled.people });
  return true;
}

/**
 * Settles one waiting report, once; in the same transaction a removed listing is closed, and a removed message hidden. Throws when
 * none waits under this id.
 */
export const settleReport = defineVerb(maySettleReports, (ctx, { id, body }: RouteInput<'settleReport'>) =>
  ctx.transaction(async (tx) => {
    const { outcome, note = null, words = '' } = body;
    const [, kind, number] = /^(message-)?([1-9]\d{0,8})$/.exec(id) ?? [];
    const settle = kind ? settleMessage : settleListing;
    if (!number || !(await settle(tx, { id: Number(number), outcome, note, words, now: tx.now })))
      throw new HttpError('not-found');
    const details = { report: id, outcome };
    const userId = tx.session?.user_id ?? 'system';
    await recordAudit(tx.db, { userId, action: 'report-settled', details }, tx.now);
  }),
);
