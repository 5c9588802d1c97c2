/** Something about payments that people are told, by a notice, an email or both. */
export type PaymentNews =
  | { readonly kind: 'bill-made'; readonly billId: string }
  | { readonly kind: 'bill-due'; readonly billId: string }
  | { readonly kind: 'overdue'; readonly billId: string }
  | { readonly kind: 'reminded'; readonly billId: string }
  | { readonly kind: 'bill-cancelled'; readonly billId: string }
  | { readonly kind: 'bill-failed'; readonly billId: string; readonly paymentId: string }
  | { readonly kind: 'bill-needs-action'; readonly billId: string; readonly paymentId: string }
  | { readonly kind: 'bill-paid'; readonly billId: string; readonly paymentId: string }
  | { readonly kind: 'bill-returned'; readonly billId: string; readonly paymentId: string }
  | {
      readonly kind: 'bill-refunded';
      readonly billId: string;
      readonly paymentId: string;
      readonly refundId: string;
    }
  | { readonly kind: 'said-paid'; readonly billId: string; readonly paymentId: string }
  | { readonly kind: 'not-paid'; readonly billId: string; readonly paymentId: string }
  | { readonly kind: 'recorded'; readonly billId: string; readonly paymentId: string }
  | { readonly kind: 'record-undone'; readonly billId: string; readonly paymentId: string }
  | { readonly kind: 'payee-changed'; readonly serviceId: string; readonly payeeIds: readonly string[] }
  | { readonly kind: 'method-changed'; readonly serviceId: string }
  | { readonly kind: 'payee-refused'; readonly payeeId: string }
  | { readonly kind: 'method-ended'; readonly methodId: string }
  | { readonly kind: 'application-answered'; readonly serviceId: string };
