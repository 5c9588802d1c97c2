import { catalogue, type ErrorAnswer, type ErrorCode } from '@sewa/api/errors';
import * as messages from '../messages/messages.ts';
import { SealedError } from '../sealing/createSealer.ts';
import { HttpError, type Problem } from './HttpError.ts';

/** The response of an error. */
export interface AnsweredError {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 502 | 503;
  answer: ErrorAnswer;
  retryAfter: number | null;
}

const problems: Readonly<
  Record<Problem, { status: AnsweredError['status']; code: ErrorCode; message?: string }>
> = {
  invalid: { status: 400, code: 'R006' },
  'not-signed-in': { status: 401, code: 'R003', message: messages.notSignedIn },
  'not-allowed': { status: 403, code: 'R003', message: messages.notAllowed },
  'not-proven': { status: 403, code: 'R003', message: messages.stepUpNeeded },
  'not-verified': {
    status: 403,
    code: 'R003',
    message: messages.companyNotVerified,
  },
  'not-found': { status: 404, code: 'R002', message: messages.pageNotFound },
  'foreign-origin': { status: 403, code: 'R003', message: messages.foreignOrigin },
  'stale-page': { status: 409, code: 'R003', message: messages.stalePage },
  'stale-version': {
    status: 409,
    code: 'R003',
    message: messages.staleVersion,
  },
  'wrong-state': { status: 409, code: 'R003', message: messages.wrongState },
  'key-used': {
    status: 409,
    code: 'R003',
    message: messages.alreadySent,
  },
  'file-unavailable': { status: 409, code: 'R003', message: messages.fileUnavailable },
  'wrong-type': { status: 415, code: 'R006' },
  'too-large': { status: 413, code: 'R006' },
  'too-many': {
    status: 429,
    code: 'R003',
    message: messages.tooManyRequests,
  },
  'not-ready': { status: 503, code: 'R001' },
  'no-actor-type': { status: 400, code: 'R006', message: messages.noActorType },
  'user-exists': { status: 409, code: 'R004' },
  onboarding: { status: 409, code: 'R005' },
  'issuer-away': {
    status: 503,
    code: 'R003',
    message: messages.issuerUnavailable,
  },
  'issuer-clock': {
    status: 503,
    code: 'R003',
    message: messages.issuerClockWrong,
  },
  'provider-away': { status: 503, code: 'R003', message: messages.bankUnavailable },
  'links-away': { status: 502, code: 'R003', message: messages.linkServiceFailed },
  'signing-away': { status: 503, code: 'R003', message: messages.signingUnavailable },
  'files-away': { status: 503, code: 'R003', message: messages.filesAway },
  'no-messages': {
    status: 503,
    code: 'R003',
    message: messages.textsUnavailable,
  },
};

/** PostgreSQL's codes for text it can't store: NUL, or a lone surrogate. */
const unstorable = new Set(['22021', '22P05']);

/** PostgreSQL's codes for a full disk, out of memory, or a configured limit that was reached. */
const outOfRoom = new Set(['53100', '53200', '53400']);

/** Freeing space needs an operator, so clients wait longer before they retry. */
const SECONDS_WITHOUT_ROOM = 30;

/**
 * Codes of an unavailable database: shutting down, starting, out of connections, unreachable, timed out, waiting for a lock, or
 * still in a deadlock after retries.
 */
const unavailable = new Set([
  '08001',
  '08003',
  '08006',
  '25P03',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of the driver, which have no code, for a lost connection or a pool timeout. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function findProblem(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (!(error instanceof Error)) return null;
  if (error instanceof SealedError) return new HttpError('not-ready', { message: messages.sealed });
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (unstorable.has(code)) return new HttpError('invalid');
  if (outOfRoom.has(code)) return new HttpError('not-ready', { retryAfter: SECONDS_WITHOUT_ROOM });
  const isAway = unavailable.has(code) || lostConnection.test(error.message);
  return isAway ? new HttpError('not-ready', { retryAfter: 1 }) : null;
}

/** The only place where an error becomes a status. Unknown errors become 500 without details. */
export function answerError(error: unknown): AnsweredError {
  const rejected = findProblem(error);
  if (rejected) {
    const { status, code, message } = problems[rejected.problem];
    const answer: ErrorAnswer = {
      succeed: false,
      code,
      message: rejected.reason ?? message ?? catalogue[code],
      fields: [...rejected.fields],
      ...(rejected.disputeId !== null && { disputeId: rejected.disputeId }),
    };
    return { status, answer, retryAfter: rejected.retryAfter };
  }
  return {
    status: 500,
    answer: { succeed: false, code: 'R001', message: catalogue.R001, fields: [] },
    retryAfter: null,
  };
}
