/** Shown wherever a listing does not say: a missing value is never invented. */
export const notStated = 'Not stated';
