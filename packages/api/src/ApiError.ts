import { catalogue } from './catalogue.ts';
import type { ErrorCode, FieldError } from './errorAnswer.ts';

/** What an `ApiError` is made from; `message` defaults to the catalogue's words. */
export interface ApiErrorOptions {
  code: ErrorCode;
  /** HTTP status; 0 when no answer came at all. */
  status: number;
  message?: string;
  fields?: readonly FieldError[];
  /** Id of the request, by which the server's log finds it. */
  requestId?: string | null;
  cause?: unknown;
}

/** A call that did not succeed: refused by the server, or never answered (status 0). */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly requestId: string | null;

  constructor({ code, status, message, fields = [], requestId = null, cause }: ApiErrorOptions) {
    super(message ?? catalogue[code], cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.requestId = requestId;
  }
}
