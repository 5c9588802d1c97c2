import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/**
 * How asking an issuer ended without an answer: it is away, its clock and ours differ, the person cancelled or took too long,
 * or what it said cannot be relied on.
 */
export type IssuerFailure = 'away' | 'clock' | 'cancelled' | 'late' | 'refused';

/** An issuer that did not vouch for anybody. */
export class IssuerError extends Error {
  readonly failure: IssuerFailure;

  constructor(failure: IssuerFailure, cause?: unknown) {
    super(`The issuer: ${failure}.`, { cause });
    this.name = 'IssuerError';
    this.failure = failure;
  }
}

/** What an issuer sends a browser back with, by what it means. */
const returned: Readonly<Record<string, IssuerFailure>> = {
  access_denied: 'cancelled',
  temporarily_unavailable: 'late',
  server_error: 'away',
};

/** Codes of our library, and of its parts, for an issuer that did not answer in a way anybody could read. */
const away = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
]);

const findCode = (error: Error): string => ('code' in error ? String(error.code) : '');

function findIssue(error: unknown): IssuerFailure {
  if (error instanceof IssuerError) return error.failure;
  if (error instanceof AuthorizationResponseError) return returned[error.error] ?? 'refused';
  if (error instanceof ResponseBodyError) {
    if (error.status >= 500) return 'away';
    // The code of a log-in is good for two minutes, and once.
    return error.error === 'invalid_grant' ? 'late' : 'refused';
  }
  if (!(error instanceof Error)) return 'refused';
  if (away.has(findCode(error))) return 'away';
  // What `fetch` throws for a connection, and for a deadline.
  if (['TypeError', 'TimeoutError', 'AbortError'].includes(error.name)) return 'away';
  return error instanceof ClientError && error.code === undefined && error.cause instanceof Error
    ? findIssue(error.cause)
    : 'refused';
}

/** Anything that was thrown while an issuer was asked, as what it means. */
export const parseIssuerError = (error: unknown): IssuerError =>
  error instanceof IssuerError ? error : new IssuerError(findIssue(error), error);
