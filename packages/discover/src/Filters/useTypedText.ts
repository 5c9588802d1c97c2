import type { DiscoverFilters } from '@sewa/formatters';
import { useHistoryState } from '@sewa/pages';

/** The text of the search box, what was typed and not searched yet or else what the address asks for, and how to keep what is typed with this history entry. */
export function useTypedText(filters: DiscoverFilters): [text: string, setText: (text: string) => void] {
  const [typed, setText] = useHistoryState<string | null>('typed', null);
  return [typed ?? filters.q, setText];
}
