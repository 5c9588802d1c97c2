import type { ListingPhoto, OwnListing } from '@sewa/api/client';
import { refreshRoutes, useRoute } from '@sewa/api/swr';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { arrange } from './arrange.ts';
import type { WatchedPhotos } from './usePhotoStores.ts';

/** How often photos that are being made are looked after, in milliseconds. */
const POLL_MS = 2_000;

/** The photos of a listing as they are once everything is stored, also those that can still come back. */
export function usePhotos(
  listing: Pick<OwnListing, 'id' | 'photos'>,
  { changes, removed }: WatchedPhotos,
): ListingPhoto[] {
  const { data, mutate } = useRoute('listPhotos', { id: listing.id }, { isErrorReturned: true });
  const { mutate: mutateAll } = useSWRConfig();
  const photos = data ?? listing.photos;
  const isMaking = photos.some(({ state }) => state === 'making');
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => void mutate(), POLL_MS);
    return () => {
      clearInterval(timer);
      void refreshRoutes(['getOwnListing', 'getListingPreview'], mutateAll);
    };
  }, [isMaking, mutate, mutateAll]);
  return arrange(photos, changes).filter(({ id }) => !removed.includes(id));
}
