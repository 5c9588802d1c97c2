import type { Understood } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { useSearchParams } from 'react-router-dom';
import { saysTyped } from './mergeTyped.ts';
import { exactName, joinQueries, typedName, typedQuery } from './typedNames.ts';

/** The text of the search box, and what was understood of it. */
export interface TypedSearch {
  /** What the box shows: what was typed, as long as the search says all of it, or else the text of the search. */
  readonly text: string;
  /** What was typed and is in the filters now; empty if nothing is. */
  readonly typed: string;
  /** What that means, once it is known. */
  readonly understood: Understood | null;
  readonly isExact: boolean;
  /** The query string of a search, with the typed text as long as it says all of it. */
  readonly extend: (filters: DiscoverFilters) => string;
}

/** Tells what somebody typed into the search box of the page. */
export function useTypedSearch(filters: DiscoverFilters): TypedSearch {
  const [params] = useSearchParams();
  const isExact = params.get(exactName) === '1';
  const given = params.get(typedName) ?? '';
  const { data } = useRoute('understandSearch', given ? typedQuery(given, isExact) : null, {
    isErrorReturned: true,
  });
  const understood = data && saysTyped(filters, data.query) ? data : null;
  const typed = data && !understood ? '' : given;
  return {
    text: typed || filters.q,
    typed,
    understood,
    isExact,
    extend: (search) => {
      const isTyped = understood !== null && saysTyped(search, understood.query);
      const isText = search.q !== '' && search.q === filters.q;
      return joinQueries(
        serializeDiscoverFilters(search),
        isTyped ? `${typedName}=${encodeURIComponent(typed)}` : '',
        isExact && (isTyped || isText) ? `${exactName}=1` : '',
      );
    },
  };
}
