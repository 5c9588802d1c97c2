/** The path of an encircled i. */
export const infoPath = 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 16v-4M12 8h.01';

/** The path of a cross. */
export const crossPath = 'M18 6 6 18M6 6l12 12';
