import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@sewa/api/client';
import type { Database } from '../database/database.ts';
import { answerError } from '../http/errors.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Log } from '../http/log.ts';
import { sendEmpty, sendJson } from '../http/sendJson.ts';
import { type Claim, claimKey, findKey, freeKey, type KeyRow, markDone, storeAnswer } from './queries.ts';

/** A write with an idempotency key. */
export interface KeyedCall {
  readonly userId: string;
  /** Method and path; keys are scoped by it. */
  readonly route: string;
  readonly key: string;
  /** The request's input, as JSON text. */
  readonly input: string;
  /** Whether its response is never stored. */
  readonly isAnswerSecret: boolean;
}

/** Dependencies of `doOnce`. */
export interface OnceDeps {
  readonly db: Database;
  readonly now: Date;
  readonly log: Log;
  /** Milliseconds between polls for a concurrent request. @default two seconds in total */
  readonly delays?: readonly number[];
}

/** How long a key is stored, and after how long without a response a request counts as dead; no call takes that long. */
const times = { retentionSeconds: 24 * 60 * 60, leaseSeconds: 60 };

const usualDelays = [10, 20, 40, 80, 150, 300, 600, 800];

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const refuse = (reason: string, retryAfter: number | null = null) =>
  new HttpError('key-used', { fields: [{ name: IDEMPOTENCY_HEADER, reason }], retryAfter });

/** The response for a key that was used before; null while its request is still running. */
function answerKnown({ input_hash, status, answer }: KeyRow, inputHash: string): Response | null {
  if (input_hash !== inputHash) throw refuse('was used for something else');
  if (status === null) return null;
  if (answer === null) throw refuse('was used: it is done, and its answer is given only once');
  return status === 204 ? sendEmpty() : sendJson(answer, { status });
}

/** Answers a call whose work is done, but whose answer was lost. */
type Recover = (() => Promise<Response>) | null;

/** Claims the key, or waits briefly for the response of an earlier request with the same key. */
async function claimOrAnswer(
  { db, now, delays = usualDelays }: OnceDeps,
  { id, claim }: Claim,
  inputHash: string,
  recover: Recover,
): Promise<Response | null> {
  let row: KeyRow | null = null;
  for (const wait of [0, ...delays]) {
    await pause(wait);
    if (await claimKey(db, { id, claim, inputHash, now }, times)) return null;
    row = await findKey(db, id);
    const answer = row && answerKnown(row, inputHash);
    if (answer) return answer;
  }
  if (row?.is_done && recover) return recover();
  throw row?.is_done ? refuse('was used: it is done') : refuse('is being used', 1);
}

/** A database whose transactions also mark the key's work as done. */
function noteIn(db: Database, claim: Claim, now: Date): Database {
  return {
    ...db,
    transaction: (work, options) =>
      db.transaction(async (tx) => {
        const result = await work(tx);
        if (!(await markDone(tx, claim, now))) throw refuse('is being used', 1);
        return result;
      }, options),
  };
}

/** The response text to store, empty for a 204; null if it is secret, sets cookies or isn't JSON, because it could grant access. */
async function findStoredAnswer(response: Response, isAnswerSecret: boolean): Promise<string | null> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const isReplayable = isJson || response.status === 204;
  if (isAnswerSecret || !isReplayable || response.headers.has('set-cookie')) return null;
  return response.clone().text();
}

/**
 * Makes a write idempotent for 24 hours: a repeated or concurrent request with the same key gets the same response, and a different
 * input is rejected. A failed request frees the key if it wrote nothing; if its answer was lost after it wrote, `recover` answers
 * instead.
 */
export async function doOnce(
  deps: OnceDeps,
  { userId, route, key, input, isAnswerSecret }: KeyedCall,
  work: (db: Database) => Promise<Response>,
  recover: Recover = null,
): Promise<Response> {
  const { db, now, log } = deps;
  const claim: Claim = { id: digest(JSON.stringify([userId, route, key])), claim: randomUUID() };
  const known = await claimOrAnswer(deps, claim, digest(input), recover);
  if (known) return known;
  // The work is done, so respond even if the response can't be stored.
  const noteFailure = (error: unknown) => log('warn', 'idempotency', { message: String(error) });
  try {
    const response = await work(noteIn(db, claim, now));
    const answer = await findStoredAnswer(response, isAnswerSecret);
    await storeAnswer(db, claim, { status: response.status, answer }).catch(noteFailure);
    return response;
  } catch (error) {
    const { status, answer } = answerError(error);
    const isFree = await freeKey(db, claim).catch(noteFailure);
    if (isFree === false && status < 500)
      await storeAnswer(db, claim, { status, answer: JSON.stringify(answer) }).catch(noteFailure);
    throw error;
  }
}
