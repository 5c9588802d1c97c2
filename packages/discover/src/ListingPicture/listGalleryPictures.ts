import type { ListingDetail } from '@sewa/api/client';
import type { GalleryPicture } from '@sewa/ui';
import * as messages from '../messages.ts';

type Picture = ListingDetail['pictures'][number];

/** The pictures of a home as the gallery shows them, named by what they are of; a plan is never cut. */
export function listGalleryPictures(pictures: readonly Picture[]): GalleryPicture[] {
  return pictures.map(({ kind, ...picture }) => ({
    ...picture,
    caption: messages.pictureCaption[kind],
    isWhole: kind === 'floor-plan',
  }));
}
