import type { InTransaction } from '../../platform/calling/Context.ts';

/** An enquiry that was begun on a partner's site. */
export interface PartnerLead {
  readonly partnerKey: string;
  readonly messageId: string;
  readonly listingId: string;
}

/** Counts an enquiry for the partner on whose site it was begun, and tells its webhook. A service, because partner sites stand above conversations. */
export type NoteLead = (tx: InTransaction, lead: PartnerLead) => Promise<void>;

declare module '../../platform/calling/Context.ts' {
  interface Services {
    readonly noteLead: NoteLead;
  }
}
