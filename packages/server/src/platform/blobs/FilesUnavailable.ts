import { HttpError } from '../http/HttpError.ts';

/** Bytes can't be read where they are right now; answered with 503. The message is for operators. */
export class FilesUnavailable extends HttpError {
  constructor(reason: string, options: ErrorOptions = {}) {
    super('files-away', { retryAfter: 5 });
    this.name = 'FilesUnavailable';
    this.message = reason;
    if (options.cause !== undefined) this.cause = options.cause;
  }
}
