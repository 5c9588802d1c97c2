import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { PUSH_QUEUE } from '../../platform/push/workPushes.ts';
import { composeConversationPush, composeNoticePush, joinPushes, type KindOfPush } from './composePush.ts';
import { isQuiet } from './isQuiet.ts';
import { listBrowsers, takeOpenConversations, takeOpenNotices } from './openQueries.ts';

/** How long a message may be unseen before it is pushed, in milliseconds: a minute. */
const UNSEEN_MS = 60_000;

async function queueOpen(tx: InTransaction): Promise<number> {
  const { db, now, jobs } = tx;
  const until = new Date(now.getTime() - UNSEEN_MS);
  const open = new Map<string, KindOfPush[]>();
  const add = (userId: string, push: KindOfPush | null) => {
    if (push) open.set(userId, [...(open.get(userId) ?? []), push]);
  };
  for (const notice of await takeOpenNotices(db, now)) add(notice.user_id, composeNoticePush(notice));
  for (const talk of await takeOpenConversations(db, { now, until }))
    add(talk.user_id, composeConversationPush(talk));
  let count = 0;
  for (const { id: targetId, user_id: userId, kinds } of await listBrowsers(db, [...open.keys()])) {
    const wanted = (open.get(userId) ?? []).filter(({ kind }) => kinds === null || kinds.includes(kind));
    for (const push of joinPushes(wanted)) {
      await jobs.send(PUSH_QUEUE, { targetId, ...push }, { tx: db });
      count += 1;
    }
  }
  return count;
}

/**
 * Queues push messages about new notices and messages that were not seen within a minute, each once, to browsers that asked for them
 * before. Nothing at night: what is still new is sent in the morning. Returns their number.
 */
export const pushOpen = defineVerb(system, async (ctx): Promise<number> => {
  if (!ctx.pusher || isQuiet(ctx.now)) return 0;
  return ctx.transaction(queueOpen);
});
