import type { SavedSearch } from '@sewa/api/client';
import { useRoute, useWrite } from '@sewa/api/swr';
import { useRemoval } from '../useRemoval.ts';
import * as messages from './messages.ts';

/** Drops a saved search, with undo. */
export function useDropSearch(): (search: SavedSearch) => Promise<void> {
  const { mutate } = useRoute('listSavedSearches', {}, { isErrorReturned: true });
  const { write: drop } = useWrite('dropSavedSearch');
  const { write: restore } = useWrite('restoreSavedSearch');
  return useRemoval<SavedSearch>({
    show: (change) => mutate(change, { revalidate: false }),
    getName: ({ name }) => name,
    drop: ({ id }) => drop({ id }),
    restore: ({ id }) => restore({ id }),
    remains: messages.searchRemains,
  });
}
