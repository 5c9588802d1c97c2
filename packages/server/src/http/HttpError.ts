import type { FieldError } from '@sewa/api/errors';

/** Why a request is refused. */
export type Problem =
  | 'invalid'
  | 'not-signed-in'
  | 'not-allowed'
  | 'not-proven'
  | 'not-verified'
  | 'not-found'
  | 'foreign-origin'
  | 'wrong-type'
  | 'too-large'
  | 'too-many'
  | 'stale-page'
  | 'stale-version'
  | 'key-used'
  | 'file-unavailable'
  | 'not-ready'
  | 'no-messages'
  | 'no-actor-type'
  | 'user-exists'
  | 'onboarding'
  | 'issuer-away'
  | 'issuer-clock';

/** A request that cannot be served as it is; what status that becomes is decided in `errors.ts`. */
export class HttpError extends Error {
  readonly problem: Problem;
  readonly fields: readonly FieldError[];
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | null;
  /** A sentence for people in place of the usual one, or null. */
  readonly reason: string | null;

  constructor(
    problem: Problem,
    {
      fields = [],
      retryAfter = null,
      message = null,
    }: { fields?: readonly FieldError[]; retryAfter?: number | null; message?: string | null } = {},
  ) {
    super(`Refused: ${problem}.`);
    this.name = 'HttpError';
    this.problem = problem;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.reason = message;
  }
}
