import type { InTransaction } from '../../platform/calling/Context.ts';

/** A locked listing whose lister takes its home off the market. */
export interface GoneListing {
  readonly listingId: string;
  readonly name: 'let' | 'close';
  /** Whether the lister confirmed that open offers are declined. */
  readonly isConfirmed: boolean;
}

/**
 * Declines the open offers of a listing whose home is gone, and tells whoever asked about it. Throws if there are any and the lister didn't
 * confirm it. A service, because rentals stand above homes.
 */
export type DeclineOffers = (tx: InTransaction, listing: GoneListing) => Promise<void>;

declare module '../../platform/calling/Context.ts' {
  interface Services {
    readonly declineOffers: DeclineOffers;
  }
}
