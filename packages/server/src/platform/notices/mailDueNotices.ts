import type { InTransaction } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { system } from '../calling/whoMayAsk.ts';
import { queueMail } from '../mail-queue/queueMail.ts';
import { composeDueMail, dueKinds } from './composeDueMail.ts';
import { claimDueNotice, listDueNotices, listMailedUsers } from './dueQueries.ts';

/** How long before it is due a notice is emailed, in milliseconds: a day. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

/** Queues the emails of one notice, unless they were queued or it isn't open; returns their number. */
async function mailNotice(ctx: InTransaction, id: string): Promise<number> {
  const { db: tx, now, origin } = ctx;
  const notice = await claimDueNotice(tx, id, now);
  if (!notice) return 0;
  const mail = composeDueMail({ kind: notice.kind, due: notice.due_at, url: `${origin}${notice.path}` });
  const userIds = await listMailedUsers(tx, id);
  for (const userId of userIds)
    await queueMail(ctx, { ...mail, key: `notice-${id}-${userId}`, to: { userId } });
  return userIds.length;
}

/**
 * Emails the recipients of notices due within a day, exactly once per notice (the mark and the mail share a transaction). Skips notices
 * created within that day. Returns the number of emails.
 */
export const mailDueNotices = defineVerb(system, async (ctx): Promise<number> => {
  const until = new Date(ctx.now.getTime() + AHEAD_MS);
  let count = 0;
  for (const id of await listDueNotices(ctx.db, { kinds: dueKinds, now: ctx.now, until }))
    count += await ctx.transaction((tx) => mailNotice(tx, id));
  return count;
});
