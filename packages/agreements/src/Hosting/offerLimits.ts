/** Most times that are offered at once, and most people of one time: those of the API. */
export const [MAX_TIMES, MAX_SEATS] = [200, 50] as const;

/** Lengths of a viewing to choose from, in minutes. */
export const lengths = [10, 15, 20, 30, 45, 60] as const;
