import type { Before } from './listen.ts';

/** Lets each see a request before the next one does; null stands for one that sees nothing. */
export const chainBefore = (...all: readonly (Before | null | undefined)[]): Before =>
  all.reduceRight<Before>(
    (then, first) =>
      first
        ? (request, response, next) => first(request, response, () => then(request, response, next))
        : then,
    (_request, _response, next) => next(),
  );
