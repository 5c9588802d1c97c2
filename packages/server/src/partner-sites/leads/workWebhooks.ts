import type { Context } from '../../platform/calling/Context.ts';
import { JobError } from '../../platform/jobs/JobError.ts';
import type { Jobs } from '../../platform/jobs/Jobs.ts';
import { mayUseSandbox } from '../../platform/settings/mayUseSandbox.ts';
import * as messages from '../messages.ts';
import { describeLead } from './describeLead.ts';
import { findDelivery, noteAttempt } from './leadQueries.ts';
import { postWebhook, type WebhookAnswer, type WebhookTransport } from './postWebhook.ts';
import { secretLocation, signWebhook } from './signWebhook.ts';
import { WEBHOOK_QUEUE, WEBHOOK_RETRIES } from './webhookQueue.ts';

const isDelivered = (answer: WebhookAnswer): boolean =>
  'status' in answer && answer.status >= 200 && answer.status < 300;

const explain = (answer: WebhookAnswer): string =>
  'status' in answer ? messages.webhookAnswered(answer.status) : messages.webhookFailures[answer.failure];

/** What a delivery is made with. */
export type DeliveryContext = Pick<Context, 'db' | 'sealer' | 'settings' | 'origin'> & {
  readonly clock: () => Date;
};

/**
 * Tells a webhook of a lead, at least once and always with the same id; a receiver that has seen the id ignores it. Throws if it is to be tried
 * again.
 */
export async function deliverLead(
  ctx: DeliveryContext,
  leadId: string,
  attempts: number,
  transport: WebhookTransport = {},
): Promise<void> {
  const { db, sealer, settings, origin, clock } = ctx;
  const row = await findDelivery(db, leadId);
  if (!row || !sealer) {
    const failure = messages.webhookGone;
    return noteAttempt(db, leadId, { state: 'failed', attempts, status: null, failure, now: clock() });
  }
  const body = describeLead(row, origin);
  const secret = sealer.unseal(row.webhook_secret, secretLocation(row.partner_key));
  const signature = signWebhook(body, secret, clock());
  const isLocalAllowed = mayUseSandbox(settings);
  const answer = await postWebhook({ url: row.webhook_url, body, signature, isLocalAllowed }, transport);
  const isDone = isDelivered(answer);
  const isLast = attempts > WEBHOOK_RETRIES;
  await noteAttempt(db, leadId, {
    state: isDone ? 'delivered' : isLast ? 'failed' : 'waiting',
    attempts,
    status: 'status' in answer ? answer.status : null,
    failure: isDone ? null : explain(answer),
    now: clock(),
  });
  if (!isDone) throw new JobError('status' in answer ? `status-${answer.status}` : answer.failure);
}

/** Tells the webhooks of partners of their leads. */
export async function workWebhooks(
  jobs: Jobs,
  ctx: Omit<DeliveryContext, 'clock'>,
  clock: () => Date,
): Promise<void> {
  await jobs.work(WEBHOOK_QUEUE, async (data, { attempts }) => {
    // What `queueDelivery` queued.
    const { leadId } = data as { leadId: string };
    await deliverLead({ ...ctx, clock }, leadId, attempts);
  });
}
