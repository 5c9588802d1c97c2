import type { ListingDetail } from '@sewa/api/client';
import type { GalleryPicture } from '@sewa/ui';
import * as messages from './messages.ts';

type Picture = ListingDetail['pictures'][number];

/** The pictures of a home as the gallery shows them, each once, named by what they are of; a plan is never cut. */
export function listGalleryPictures(pictures: readonly Picture[]): GalleryPicture[] {
  const different = new Map(pictures.map((picture) => [picture.src, picture]));
  return [...different.values()].map(({ kind, ...picture }) => ({
    ...picture,
    caption: messages.pictureCaption[kind],
    isWhole: kind === 'floor-plan',
  }));
}
