import type { Favourite } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { useRoute, useWrite } from '@sewa/api/swr';
import { useToast } from '@sewa/ui';
import { describeListing } from '../describeListing.ts';

/** Takes a favourite out of the list at once and offers to undo it; puts it back when that fails. */
export function useDropFavourite(): (favourite: Favourite) => Promise<void> {
  const { mutate } = useRoute('listFavourites', {}, { isErrorReturned: true });
  const { write: drop } = useWrite('dropFavourite');
  const { write: keep } = useWrite('keepFavourite');
  const { show } = useToast();
  return async ({ listing }) => {
    const listingId = listing.id;
    const name = describeListing(listing);
    const undo = async () => {
      try {
        await keep({ listingId });
      } catch {
        show({ type: 'Error', message: `${name} could not be brought back.` });
      }
    };
    let before: Favourite[] | undefined;
    await mutate(
      (known) => {
        before = known;
        return known?.filter((other) => other.listing.id !== listingId);
      },
      { revalidate: false },
    );
    try {
      await drop({ listingId });
      show({
        type: 'Success',
        message: `${name} was removed.`,
        action: { label: 'Undo', onAction: () => void undo() },
      });
    } catch (reason) {
      await mutate(before, { revalidate: false });
      const isOffline = reason instanceof ApiError && reason.status === 0;
      show({
        type: 'Error',
        message: `${isOffline ? 'There is no connection.' : 'Something went wrong.'} ${name} is still among your favourites.`,
      });
    }
  };
}
