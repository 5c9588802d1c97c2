import type { Understood } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { useSearchParams } from 'react-router-dom';
import { saysTyped } from './mergeTyped.ts';
import { exactName, joinQueries, replacedName, typedName, typedQuery } from './typedNames.ts';

/** The text of the search box, and what was understood of it. */
export interface TypedSearch {
  /** What the box shows: what was typed, as long as the search says all of it, or else the text of the search. */
  readonly text: string;
  /** What was typed and is in the filters now; empty if nothing is. */
  readonly typed: string;
  /** What that means, once it is known. */
  readonly understood: Understood | null;
  /** What a form sends with its text, by name: what the box showed before. */
  readonly fields: Readonly<Record<string, string>>;
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
  const replaced = typed || (isExact ? filters.q : '');
  return {
    text: typed || filters.q,
    typed,
    understood,
    fields: {
      ...(replaced && { [replacedName]: replaced }),
      ...(isExact && { [exactName]: '1' }),
    },
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
