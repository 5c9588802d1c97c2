/**
 * URL patterns of the specification's screens that have no page yet: they are the product's own all the same. Whoever makes a
 * page moves its pattern to `patterns`.
 */
export const plannedPatterns: readonly string[] = [];
