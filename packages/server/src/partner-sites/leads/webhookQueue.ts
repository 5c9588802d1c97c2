import type { Queue } from '../../platform/jobs/Jobs.ts';

/** Name of the queue that tells webhooks of partners. */
export const WEBHOOK_QUEUE = 'partner-webhooks';

/** How often a delivery is tried again before it has failed. */
export const WEBHOOK_RETRIES = 12;

/** Tried again after half a minute to six hours, for about a day. */
export const webhookQueues: readonly Queue[] = [
  {
    name: WEBHOOK_QUEUE,
    retryLimit: WEBHOOK_RETRIES,
    retrySeconds: 30,
    maxRetrySeconds: 6 * 60 * 60,
    expireSeconds: 60,
    concurrency: 4,
  },
];
