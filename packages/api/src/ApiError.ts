import { catalogue } from './catalogue.ts';
import type { ErrorCode, FieldError } from './errorAnswer.ts';

/** What an `ApiError` is made from; `message` defaults to that of the catalogue. */
export interface ApiErrorOptions {
  code: ErrorCode;
  /** HTTP status; 0 if there was no answer. */
  status: number;
  message?: string;
  fields?: readonly FieldError[];
  /** Id of the request in the server's log. */
  requestId?: string | null;
  /** Seconds to wait before the call is repeated. */
  retryAfter?: number | null;
  /** Id of the dispute that an operator settles, where two owners say that a unit is theirs. */
  disputeId?: string | null;
  cause?: unknown;
}

/** A call that failed: rejected by the server, or never answered (status 0). */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly requestId: string | null;
  /** Seconds the server asked to wait before the call is repeated; null if it did not say. */
  readonly retryAfter: number | null;
  /** Id of the dispute that an operator settles; null unless two owners say that a unit is theirs. */
  readonly disputeId: string | null;

  constructor({
    code,
    status,
    message,
    fields = [],
    requestId = null,
    retryAfter = null,
    disputeId = null,
    cause,
  }: ApiErrorOptions) {
    super(message ?? catalogue[code], cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.disputeId = disputeId;
  }
}
