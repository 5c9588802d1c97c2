import type { Queue } from '../jobs/Jobs.ts';

/** Name of the mail queue. */
export const MAIL_QUEUE = 'mail';
/** Name of the dead letter queue of mails. */
export const DEAD_MAIL_QUEUE = 'dead-mail';

const DAY = 24 * 60 * 60;

/**
 * Retries of mails: exponential backoff from one or two minutes up to six hours, 22 times in about three and a half days. A job expires
 * after ten minutes, which is longer than all timeouts of the mail server together.
 */
export const mailQueues: readonly Queue[] = [
  {
    name: DEAD_MAIL_QUEUE,
    retryLimit: 2,
    retrySeconds: 60,
    maxRetrySeconds: 60,
    expireSeconds: 60,
    concurrency: 1,
    retentionSeconds: 30 * DAY,
  },
  {
    name: MAIL_QUEUE,
    retryLimit: 21,
    retrySeconds: 60,
    maxRetrySeconds: DAY / 4,
    expireSeconds: 600,
    concurrency: 4,
    deadLetter: DEAD_MAIL_QUEUE,
  },
];
