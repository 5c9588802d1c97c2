import type { Before } from './listen.ts';

/** Chains middleware in order; null is skipped. */
export const chainBefore = (...all: readonly (Before | null | undefined)[]): Before =>
  all.reduceRight<Before>(
    (then, first) =>
      first
        ? (request, response, next) => first(request, response, () => then(request, response, next))
        : then,
    (_request, _response, next) => next(),
  );
