import type { RouteParams } from '@sewa/api/client';

/** The parameter of the text that somebody typed, once its meaning stands in the filters. */
export const typedName = 'typed';

/** The parameter of a form for the typed text that the box showed: what it had said goes with it. */
export const replacedName = 'replaces';

/** The parameter that takes every spelling as typed, if it is '1'. */
export const exactName = 'exact';

/** The parameters of the call that says what a text means. */
export const typedQuery = (q: string, isExact: boolean): RouteParams<'understandSearch'> =>
  isExact ? { q, exact: '1' } : { q };

/** Query strings as one, without those that are empty. */
export const joinQueries = (...queries: readonly string[]): string => queries.filter(Boolean).join('&');
