import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@sewa/api/client';
import type { Database } from '../database/database.ts';
import { answerError } from '../http/errors.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Log } from '../http/log.ts';
import { sendJson } from '../http/sendJson.ts';
import { type Claim, claimKey, findKey, freeKey, type KeyRow, markDone, storeAnswer } from './queries.ts';

/** A write that somebody sent with a key. */
export interface KeyedCall {
  readonly userId: string;
  /** Method and path: the same key may go with another. */
  readonly route: string;
  readonly key: string;
  /** What was sent, as JSON text. */
  readonly input: string;
  /** Whether its answer is never kept. */
  readonly isAnswerSecret: boolean;
}

/** What carrying it out stands on. */
export interface OnceDeps {
  readonly db: Database;
  readonly now: Date;
  readonly log: Log;
  /** Milliseconds between looks at a request under way. @default two seconds in all */
  readonly delays?: readonly number[];
}

/** How long a key is remembered, and after what time without an answer a request is taken for dead: no call takes that long. */
const times = { retentionSeconds: 24 * 60 * 60, leaseSeconds: 60 };

const usualDelays = [10, 20, 40, 80, 150, 300, 600, 800];

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const refuse = (reason: string, retryAfter: number | null = null) =>
  new HttpError('key-used', { fields: [{ name: IDEMPOTENCY_HEADER, reason }], retryAfter });

/** The answer of a key that was used before; null as long as its request is under way. */
function answerKnown({ input_hash, status, answer }: KeyRow, inputHash: string): Response | null {
  if (input_hash !== inputHash) throw refuse('was used for something else');
  if (status === null) return null;
  if (answer === null) throw refuse('was used: it is done, and its answer is given only once');
  return sendJson(answer, { status });
}

/** Claims the key; where somebody sent the same before, waits a little for its answer and gives that. */
async function claimOrAnswer(
  { db, now, delays = usualDelays }: OnceDeps,
  { id, claim }: Claim,
  inputHash: string,
): Promise<Response | null> {
  let row: KeyRow | null = null;
  for (const wait of [0, ...delays]) {
    await pause(wait);
    if (await claimKey(db, { id, claim, inputHash, now }, times)) return null;
    row = await findKey(db, id);
    const answer = row && answerKnown(row, inputHash);
    if (answer) return answer;
  }
  throw row?.is_done ? refuse('was used: it is done') : refuse('is being used', 1);
}

/** The database as the work is given it: every transaction of it notes that the key's work is done. */
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

/** What of an answer is kept: nothing that sets cookies or is not JSON, for both may let somebody in. */
async function findStoredAnswer(response: Response, isAnswerSecret: boolean): Promise<string | null> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (isAnswerSecret || !isJson || response.headers.has('set-cookie')) return null;
  return response.clone().text();
}

/**
 * Carries out what a person sent with a key, once in a day: the same again gets the same answer, also at the same moment; something
 * else under the key is refused. A refusal leaves the key free when nothing was written.
 */
export async function doOnce(
  deps: OnceDeps,
  { userId, route, key, input, isAnswerSecret }: KeyedCall,
  work: (db: Database) => Promise<Response>,
): Promise<Response> {
  const { db, now, log } = deps;
  const claim: Claim = { id: digest(JSON.stringify([userId, route, key])), claim: randomUUID() };
  const known = await claimOrAnswer(deps, claim, digest(input));
  if (known) return known;
  // What is done is answered, whether or not the answer can be kept.
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
