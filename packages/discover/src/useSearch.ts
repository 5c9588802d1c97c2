import type { RouteAnswer } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import type { DiscoverFilters } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import { countQuery, isCountedAtOnce, searchQuery } from './searchQuery.ts';

/** One page of homes and the numbers of the whole search, which may come later. */
export interface Search {
  readonly homes: RouteAnswer<'listDiscover'> | undefined;
  readonly numbers: RouteAnswer<'countDiscover'> | undefined;
  /** The numbers were asked for and could not be had. */
  readonly isUncounted: boolean;
}

/**
 * Reads what `useSearch` shows. Numbers that take their time are waited for only where the page is drawn without script:
 * in the browser the homes are shown first.
 */
export async function preloadSearch(
  { preload }: Pick<PageRequest, 'preload'>,
  filters: DiscoverFilters,
  cursor: string | null,
): Promise<RouteAnswer<'listDiscover'>> {
  if (isCountedAtOnce(filters)) {
    return preload('discover', searchQuery(filters, cursor));
  }
  // A search that cannot be counted in time still shows its homes.
  const counting = preload('countDiscover', countQuery(filters)).catch(() => undefined);
  const homes = await preload('listDiscover', searchQuery(filters, cursor));
  if (typeof document === 'undefined') await counting;
  return homes;
}

/** One page of a search: homes and numbers in one answer, or apart where counting is slow. */
export function useSearch(filters: DiscoverFilters, cursor: string | null): Search {
  const isWhole = isCountedAtOnce(filters);
  const query = searchQuery(filters, cursor);
  const whole = useRoute('discover', isWhole ? query : null).data;
  const homes = useRoute('listDiscover', isWhole ? null : query).data;
  const counting = useRoute('countDiscover', isWhole ? null : countQuery(filters), { isErrorReturned: true });
  if (isWhole) return { homes: whole, numbers: whole, isUncounted: false };
  return { homes, numbers: counting.data, isUncounted: counting.error !== undefined };
}
