import { createHmac, randomUUID } from 'node:crypto';
import { type BankClock, SECOND_MS } from './BankClock.ts';
import type { BankStore, NewWebhook, StoredWebhook } from './BankStore.ts';
import type { BankKind, WebhookMode } from './bankRecords.ts';

/** Header with the time and signature of a webhook. */
const SIGNATURE_HEADER = 'sewa-bank-signature';

const TIMEOUT_MS = 5 * SECOND_MS;
const MINUTE_MS = 60 * SECOND_MS;
const MAX_AT_ONCE = 20;

/** How long after each failure a webhook is sent again; then it is given up. */
const PAUSES_MS = [2 * SECOND_MS, 10 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS] as const;

const LATE_MS = 10 * SECOND_MS;

/** Where webhooks go, and how they are signed. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/** The webhooks that say that a record moved. */
export function makeWebhooks(
  kind: BankKind,
  ref: string,
  mode: WebhookMode,
  { realNow }: BankClock,
): NewWebhook[] {
  const id = `event_${randomUUID()}`;
  const told = kind === 'mandate' ? `mandate_${ref}` : ref;
  const dueAt = new Date(realNow().getTime() + (mode === 'late' ? LATE_MS : 0));
  const webhook: NewWebhook = {
    id,
    body: JSON.stringify({ id, type: `${kind}.changed`, ref: told }),
    signature: mode === 'forged' ? 'wrong' : mode === 'old' ? 'old' : 'right',
    dueAt,
  };
  return Array.from({ length: mode === 'never' ? 0 : mode === 'thrice' ? 3 : 1 }, () => webhook);
}

/** The header of a signed body. */
export function signWebhook(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / SECOND_MS);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Signs a webhook now, so that a retry isn't too old, and sends it. */
async function deliver(
  store: BankStore,
  { number, body, signature, tries }: StoredWebhook,
  { url, secret }: WebhookTarget,
  clock: BankClock,
): Promise<void> {
  const signedAt = signature === 'old' ? new Date(clock.now().getTime() - 10 * MINUTE_MS) : clock.now();
  const key = signature === 'wrong' ? `not ${secret}` : secret;
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signWebhook(body, key, signedAt),
  };
  const isDone = await post(url, headers, body);
  const pause = PAUSES_MS[tries - 1];
  const realNow = clock.realNow();
  await store.noteWebhook(number, headers, {
    sentAt: isDone || pause === undefined ? realNow : null,
    dueAt: new Date(realNow.getTime() + (pause ?? 0)),
  });
}

/** Sends every webhook that is due, one after the other. */
export async function deliverWebhooks(
  store: BankStore,
  target: WebhookTarget,
  clock: BankClock,
): Promise<void> {
  for (;;) {
    const realNow = clock.realNow();
    const taken = await store.takeWebhooks(realNow, new Date(realNow.getTime() + MINUTE_MS), MAX_AT_ONCE);
    for (const webhook of taken) await deliver(store, webhook, target, clock);
    if (taken.length < MAX_AT_ONCE) return;
  }
}
