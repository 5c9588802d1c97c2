/** How wide a class of rents is, in cents: $500 a month. */
export const RENT_STEP = 50_000;
/** Up to $10,000, and one class for all above. */
export const RENT_CLASSES = 21;

/** The class of a rent. */
export const getRentClass = (rent: number): number =>
  Math.min(Math.floor(rent / RENT_STEP), RENT_CLASSES - 1);
