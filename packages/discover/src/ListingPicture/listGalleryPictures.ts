import type { ListingDetail } from '@sewa/api/client';
import type { GalleryPicture } from '@sewa/ui';

type Picture = ListingDetail['pictures'][number];

const captions: Readonly<Record<Picture['kind'], string>> = {
  facade: 'Outside',
  living: 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bath: 'Bathroom',
  'floor-plan': 'Floor plan',
  photo: 'Photo',
};

/** The pictures of a home as the gallery shows them, named by what they are of; a plan is never cut. */
export function listGalleryPictures(pictures: readonly Picture[]): GalleryPicture[] {
  return pictures.map(({ kind, ...picture }) => ({
    ...picture,
    caption: captions[kind],
    isWhole: kind === 'floor-plan',
  }));
}
