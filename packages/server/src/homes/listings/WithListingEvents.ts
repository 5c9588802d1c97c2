import type { Transaction } from '../../platform/database/database.ts';

/**
 * Changes listings and says in the conversations about them what happened: that a home was let, taken off the market or is back, or
 * that its rent changed. A service, because conversations stand above homes.
 */
export type WithListingEvents = <Result>(
  tx: Transaction,
  listingIds: readonly string[],
  now: Date,
  change: () => Promise<Result>,
) => Promise<Result>;

declare module '../../platform/calling/Context.ts' {
  interface Services {
    readonly withListingEvents: WithListingEvents;
  }
}
