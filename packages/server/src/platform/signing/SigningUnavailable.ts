import { HttpError } from '../http/HttpError.ts';

/** Nothing can be sealed here; answered with 503. The cause is for operators. */
export class SigningUnavailable extends HttpError {
  constructor(cause: string, options: ErrorOptions = {}) {
    super('signing-away');
    this.name = 'SigningUnavailable';
    this.message = cause;
    if (options.cause !== undefined) this.cause = options.cause;
  }
}
