import type { FieldError } from '@sewa/api/errors';

/** Why a request is refused. */
export type Refusal =
  | 'invalid'
  | 'not-signed-in'
  | 'not-allowed'
  | 'not-found'
  | 'foreign-origin'
  | 'not-json'
  | 'too-large'
  | 'too-many'
  | 'not-ready'
  | 'no-messages';

/** A request that cannot be served as it is; what status that becomes is decided in `errors.ts`. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  readonly fields: readonly FieldError[];
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | null;

  constructor(
    refusal: Refusal,
    { fields = [], retryAfter = null }: { fields?: readonly FieldError[]; retryAfter?: number | null } = {},
  ) {
    super(`Refused: ${refusal}.`);
    this.name = 'RefusedError';
    this.refusal = refusal;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
