import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/**
 * Why a login at an issuer failed: it is unavailable, its clock differs from ours, the user cancelled or took too long, or its response
 * is invalid.
 */
export type IssuerFailure = 'away' | 'clock' | 'cancelled' | 'late' | 'refused';

/** A failed login at an issuer. */
export class IssuerError extends Error {
  readonly failure: IssuerFailure;

  constructor(failure: IssuerFailure, cause?: unknown) {
    super(`The issuer: ${failure}.`, { cause });
    this.name = 'IssuerError';
    this.failure = failure;
  }
}

/** OAuth error codes in an issuer's redirect, by meaning. */
const returned: Readonly<Record<string, IssuerFailure>> = {
  access_denied: 'cancelled',
  temporarily_unavailable: 'late',
  server_error: 'away',
};

/** Error codes of our library for a missing or unreadable response. */
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
    // An authorization code is valid once, for two minutes.
    return error.error === 'invalid_grant' ? 'late' : 'refused';
  }
  if (!(error instanceof Error)) return 'refused';
  if (away.has(findCode(error))) return 'away';
  // `fetch` throws these for a failed connection or a timeout.
  if (['TypeError', 'TimeoutError', 'AbortError'].includes(error.name)) return 'away';
  return error instanceof ClientError && error.code === undefined && error.cause instanceof Error
    ? findIssue(error.cause)
    : 'refused';
}

/** Converts any error of a request to an issuer to an `IssuerError`. */
export const parseIssuerError = (error: unknown): IssuerError =>
  error instanceof IssuerError ? error : new IssuerError(findIssue(error), error);
