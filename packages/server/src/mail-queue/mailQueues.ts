import type { Queue } from '../jobs/Jobs.ts';

/** Name of the queue of mails that wait to be sent. */
export const MAIL_QUEUE = 'mail';
/** Name of the queue of mails that are given up. */
export const DEAD_MAIL_QUEUE = 'dead-mail';

const DAY = 24 * 60 * 60;

/**
 * How mails are tried: after one or two minutes, with pauses that double up to six hours, 22 times in about three and a half days. A process
 * that is gone is found out after ten minutes, in which every time-out of the mail server is over.
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
