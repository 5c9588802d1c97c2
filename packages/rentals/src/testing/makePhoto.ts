import type { ListingPhoto } from '@sewa/api/client';

const drawing = (ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400" fill="${ground}"/></svg>`,
  )}`;

/** A photo of a listing, as its lister sees it. */
export const makePhoto = (changes: Partial<ListingPhoto> = {}): ListingPhoto => ({
  id: 'photo',
  state: 'ready',
  src: drawing('#cfe8df'),
  alt: 'A photo of the home',
  isDescribed: true,
  kind: 'photo',
  width: 600,
  height: 400,
  sources: [],
  preview: drawing('#e8f2ee'),
  ...changes,
});
