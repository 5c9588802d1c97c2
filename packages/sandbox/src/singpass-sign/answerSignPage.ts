import { randomUUID } from 'node:crypto';
import type { PageAnswer } from '../bank/PageAnswer.ts';
import { renderChoosePage, renderOverPage, renderReadPage } from './renderSignPages.ts';
import { type SignDesk, signers } from './SignDesk.ts';
import { parseSignFailure } from './signFailures.ts';
import { type SignWebhooks, sendSigned } from './signWebhooks.ts';

/** What the portal stands on. */
export interface SignPortal {
  readonly desk: SignDesk;
  readonly webhooks: SignWebhooks;
  /** Where people go back to. */
  readonly returnUrl: string;
}

/** Answers the page on which somebody signs, and what they send from it; null for a request nobody knows. */
export async function answerSignPage(
  { desk, webhooks, returnUrl }: SignPortal,
  fields: URLSearchParams,
  isSent: boolean,
): Promise<PageAnswer | null> {
  const record = desk.find(fields.get('request_id') ?? '');
  if (!record) return null;
  const site = new URL(returnUrl).host;
  const goBack = (status: 'success' | 'cancelled', id = record.id) => ({
    to: `${returnUrl}?${new URLSearchParams({ request_id: id, status })}`,
  });
  if (!desk.isOpen(record)) {
    const way = goBack(record.state === 'signed' ? 'success' : 'cancelled');
    return isSent ? way : { html: renderOverPage(way.to, site) };
  }
  if (!isSent) return { html: renderChoosePage(record, site) };
  const step = fields.get('step');
  const failure = parseSignFailure(fields.get('fault'));
  const signer = signers.find(({ persona }) => persona.subject === fields.get('subject'));
  if (step === 'cancel') {
    desk.cancel(record);
    return goBack('cancelled');
  }
  // Another person is sent back, and the one who may sign still can.
  if (!signer || !desk.enter(record, signer)) return goBack('cancelled');
  if (step !== 'sign') return { html: renderReadPage(record, signer, failure) };
  await sendSigned(webhooks, await desk.sign(record, signer), failure);
  return goBack('success', failure === 'wrong-return' ? `signv3-${randomUUID()}` : record.id);
}
