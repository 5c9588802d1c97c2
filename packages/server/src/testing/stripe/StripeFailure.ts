/** An error as Stripe answers it. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(status: number, type: string, code: string, details: Record<string, unknown> = {}) {
    super(code);
    this.status = status;
    this.details = { type, code, message: code, ...details };
  }

  /** A request that asks for what can't be. */
  static invalid = (code: string, status = 400): StripeFailure =>
    new StripeFailure(status, 'invalid_request_error', code);
}
