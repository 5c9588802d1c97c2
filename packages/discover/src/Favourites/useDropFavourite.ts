import type { Favourite } from '@sewa/api/client';
import { useRoute, useWrite } from '@sewa/api/swr';
import { describeListing } from '../describeListing.ts';
import { useRemoval } from '../useRemoval.ts';
import * as messages from './messages.ts';

/** Drops a favourite, with undo. */
export function useDropFavourite(): (favourite: Favourite) => Promise<void> {
  const { mutate } = useRoute('listFavourites', {}, { isErrorReturned: true });
  const { write: drop } = useWrite('dropFavourite');
  const { write: save } = useWrite('saveFavourite');
  return useRemoval<Favourite>({
    show: (change) => mutate(change, { revalidate: false }),
    getName: ({ listing }) => describeListing(listing),
    drop: ({ listing }) => drop({ listingId: listing.id }),
    restore: ({ listing }) => save({ listingId: listing.id }),
    remains: messages.favouriteRemains,
  });
}
