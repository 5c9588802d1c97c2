/** A way to pay. */
export type PaymentWay = 'egiro' | 'card' | 'paynow' | 'outside';

/** A payment as a receipt names it. */
export interface ReceiptPayment {
  readonly id: string;
  readonly way: PaymentWay;
  /** The day it settled in Singapore; for one outside, the day it was paid. */
  readonly on: string;
  readonly cents: number;
  /** What the payee had given back of it when the receipt was given; earlier receipts have none. */
  readonly refundedCents?: number;
}

/** What a receipt says. It is frozen when the receipt is given, so that it never changes with the bill, the names or the address. */
export interface ReceiptContent {
  readonly payerName: string | null;
  readonly payeeName: string;
  readonly home: string;
  readonly billKind: 'rent' | 'deposit';
  readonly period: string;
  readonly lines: readonly { readonly words: string; readonly cents: number }[];
  readonly billCents: number;
  /** For the whole bill each payment of it; for a part the one payment. */
  readonly payments: readonly ReceiptPayment[];
  /** What was still open on the bill after these payments. */
  readonly openCents: number;
  /** What had been given back of all payments of the bill; earlier receipts have none. */
  readonly refundedCents?: number;
}
