import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { generateKeyPair, SignJWT } from 'jose';
import { tellSigned } from './answerSignApi.ts';
import type { SignDesk, SignRecord } from './SignDesk.ts';
import type { SignFailure } from './signFailures.ts';

/** What webhooks are signed with, and where they go. */
export interface SignWebhooks {
  readonly desk: SignDesk;
  /** Our own address, for links. */
  readonly url: string;
  readonly target: string;
  readonly key: CryptoKey;
  readonly kid: string;
  /** Milliseconds between tries. */
  readonly pauseMs: number;
}

const TRIES = 3;
const ANSWER_MS = 2_000;
const TOKEN_SECONDS = 120;
const LATE_MS = 10_000;

async function makeToken(
  { desk, url, key, kid }: SignWebhooks,
  record: SignRecord,
  failure: SignFailure,
): Promise<string> {
  const signingKey = failure === 'webhook-forged' ? (await generateKeyPair('ES256')).privateKey : key;
  const issuedAt = Math.floor(desk.clock.realNow().getTime() / 1_000);
  return new SignJWT({
    request_type: 'signed_doc_url',
    request_id: failure === 'webhook-other' ? `signv3-${randomUUID()}` : record.id,
    ...tellSigned(desk, url, record),
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .sign(signingKey);
}

async function post(target: string, token: string): Promise<boolean> {
  try {
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Tries again after each pause. */
async function retry({ target, pauseMs }: SignWebhooks, token: string): Promise<void> {
  for (let tries = 1; tries < TRIES; tries += 1) {
    await wait(pauseMs, undefined, { ref: false });
    if (await post(target, token)) return;
  }
}

/** Tells the site that somebody has signed; waits for the first try only, which is what a person who goes back may overtake. */
export async function sendSigned(
  webhooks: SignWebhooks,
  record: SignRecord,
  failure: SignFailure,
): Promise<void> {
  if (failure === 'webhook-never') return;
  const deliver = async () => {
    const token = await makeToken(webhooks, record, failure);
    if (!(await post(webhooks.target, token))) void retry(webhooks, token);
  };
  if (failure === 'webhook-late') {
    void wait(LATE_MS, undefined, { ref: false }).then(deliver);
    return;
  }
  await deliver();
  if (failure === 'webhook-twice') await deliver();
}
