import { isPending } from './UploadStore.ts';
import { usePhotoStores } from './usePhotoStores.ts';

/** What of a listing's photos is not on the server yet. */
export interface PendingPhotos {
  /** Photos that are being uploaded or wait for it. */
  readonly uploading: number;
  /** Photos whose upload failed; somebody must try again or remove them. */
  readonly failed: number;
  /** Whether order, descriptions or removals are being stored. */
  readonly isSaving: boolean;
  /** Whether all of it waits for a connection. */
  readonly isWaiting: boolean;
}

/** What of a listing's photos is not on the server yet, so that it isn't published without them. */
export function usePendingPhotos(listingId: string): PendingPhotos {
  const { uploads, isSaving, isWaiting } = usePhotoStores(listingId);
  return {
    uploading: uploads.filter(isPending).length,
    failed: uploads.filter(({ state }) => state === 'failed').length,
    isSaving,
    isWaiting: isWaiting || uploads.some(({ state }) => state === 'waiting'),
  };
}
