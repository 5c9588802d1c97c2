/** Whether people can use a feature, join a waitlist for it, wait until we have made it, or not count on it: pages read it here. */
export const availability = {
  rentPayment: 'available',
  listingWizard: 'available',
  depositFree: 'waitlist',
  advance: 'waitlist',
  agentTools: 'waitlist',
  viewings: 'available',
  contracts: 'available',
  rewards: 'none',
} as const;

/** A feature whose availability pages speak of. */
export type Feature = keyof typeof availability;

/** Whether people can use a feature today. */
export const isAvailable = (feature: Feature): boolean => availability[feature] === 'available';
