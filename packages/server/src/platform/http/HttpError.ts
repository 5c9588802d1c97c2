import type { FieldError } from '@sewa/api/errors';

/** Why a request is rejected. */
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
  | 'wrong-state'
  | 'key-used'
  | 'file-unavailable'
  | 'not-ready'
  | 'no-messages'
  | 'no-actor-type'
  | 'user-exists'
  | 'onboarding'
  | 'issuer-away'
  | 'issuer-clock'
  | 'provider-away'
  | 'links-away'
  | 'signing-away'
  | 'files-away';

/** A rejected request; `errors.ts` maps it to a status. */
export class HttpError extends Error {
  readonly problem: Problem;
  readonly fields: readonly FieldError[];
  /** Seconds until a retry makes sense, for `Retry-After`. */
  readonly retryAfter: number | null;
  /** A sentence for people instead of the default one, or null. */
  readonly reason: string | null;
  /** The dispute about a unit that caused it, or null. */
  readonly disputeId: string | null;

  constructor(
    problem: Problem,
    {
      fields = [],
      retryAfter = null,
      message = null,
      disputeId = null,
    }: {
      fields?: readonly FieldError[];
      retryAfter?: number | null;
      message?: string | null;
      disputeId?: string | null;
    } = {},
  ) {
    super(`Refused: ${problem}.`);
    this.name = 'HttpError';
    this.problem = problem;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.reason = message;
    this.disputeId = disputeId;
  }
}
