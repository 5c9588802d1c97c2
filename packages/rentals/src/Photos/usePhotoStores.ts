import { refreshRoutes, useClient } from '@sewa/api/swr';
import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { type EditState, noEdits } from './EditStore.ts';
import { getPhotoStores, type PhotoStores } from './photoStores.ts';
import { noUploads, type UploadState } from './UploadStore.ts';

const ignore = () => () => undefined;
const hasScript = typeof document !== 'undefined';

/** What is under way with the photos of a listing; without stores on the server, where nothing is. */
export interface WatchedPhotos extends UploadState, EditState {
  readonly stores: PhotoStores | null;
}

/** Follows what is under way with the photos of a listing. */
export function usePhotoStores(listingId: string): WatchedPhotos {
  const stores = hasScript ? getPhotoStores(listingId) : null;
  const uploads = useSyncExternalStore(
    stores?.uploads.subscribe ?? ignore,
    stores?.uploads.getSnapshot ?? (() => noUploads),
    () => noUploads,
  );
  const edits = useSyncExternalStore(
    stores?.edits.subscribe ?? ignore,
    stores?.edits.getSnapshot ?? (() => noEdits),
    () => noEdits,
  );
  return { stores, ...uploads, ...edits };
}

/** Connects the stores of a listing with the server and with what the page shows. */
export function useConnectedPhotoStores({ id, version }: { id: string; version: number }): WatchedPhotos {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const watched = usePhotoStores(id);
  const { stores } = watched;
  useEffect(() => {
    const connection = { client, refresh: (names: readonly string[]) => refreshRoutes(names, mutate) };
    stores?.edits.connect(connection, version);
    stores?.uploads.connect(connection);
  }, [stores, client, mutate, version]);
  // Whoever leaves the step is done with it.
  useEffect(() => () => stores?.edits.commitRemovals(), [stores]);
  return watched;
}
