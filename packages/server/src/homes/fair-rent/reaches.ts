/** Search radii to try in order, in metres. */
export const REACH_METRES = [300, 500, 1_000, 2_000] as const;

/** Minimum number of past lets for a meaningful comparison. */
export const FEWEST_LETS = 5;
