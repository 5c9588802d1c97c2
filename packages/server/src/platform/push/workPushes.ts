import type { Database } from '../database/database.ts';
import type { Jobs, Queue } from '../jobs/Jobs.ts';
import type { Pusher, PushMessage } from './Pusher.ts';
import { deletePushTargetById, findPushTarget } from './pushQueries.ts';

/** Name of the queue of push messages. */
export const PUSH_QUEUE = 'push';

/** Tried again for about two hours; later nobody wants to be told. */
export const pushQueues: readonly Queue[] = [
  {
    name: PUSH_QUEUE,
    retryLimit: 6,
    retrySeconds: 60,
    maxRetrySeconds: 60 * 60,
    expireSeconds: 60,
    concurrency: 4,
  },
];

/** One message for one browser. */
export interface QueuedPush extends PushMessage {
  readonly targetId: string;
}

/** Sends queued push messages; a browser that is gone gets none any more. */
export async function workPushes(
  jobs: Jobs,
  { db, pusher }: { readonly db: Database; readonly pusher: Pusher | null },
): Promise<void> {
  await jobs.work(PUSH_QUEUE, async (data) => {
    // What `pushOpen` queued.
    const { targetId, ...message } = data as QueuedPush;
    const target = await findPushTarget(db, targetId);
    if (!pusher || !target) return;
    if ((await pusher.send(target, message)) === 'gone') await deletePushTargetById(db, targetId);
  });
}
