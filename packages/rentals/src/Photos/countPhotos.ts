import type { ListingPhoto } from '@sewa/api/client';

/** What a listing has of pictures. */
export interface PhotoCount {
  /** Photos of the home. */
  readonly photos: number;
  readonly plans: number;
  /** Those that couldn't be read, of either kind: nobody sees them. */
  readonly failed: number;
}

/** Counts the photos of a listing; a floor plan is no photo. */
export function countPhotos(all: readonly Pick<ListingPhoto, 'kind' | 'state'>[]): PhotoCount {
  const shown = all.filter(({ state }) => state !== 'failed');
  const plans = shown.filter(({ kind }) => kind === 'floor-plan').length;
  return { photos: shown.length - plans, plans, failed: all.length - shown.length };
}
