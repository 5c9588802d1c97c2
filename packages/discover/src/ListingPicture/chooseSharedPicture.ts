import type { ListingDetail } from '@sewa/api/client';

type Picture = ListingDetail['pictures'][number];

/** Widest picture that link previews take without cutting its bytes short, in pixels. */
const MAX_WIDTH = 1_200;

/** The picture a link to a home is shared with: its first photo, else its first picture that is no plan, in the largest width that previews take; null if there is none. */
export function chooseSharedPicture(pictures: readonly Picture[]): Pick<Picture, 'src' | 'alt'> | null {
  const photo =
    pictures.find(({ preview }) => Boolean(preview)) ??
    pictures.find(({ kind }) => kind === 'photo') ??
    pictures.find(({ kind }) => kind !== 'floor-plan');
  if (!photo) return null;
  const { src, alt, width, sources } = photo;
  const fitting = width <= MAX_WIDTH ? null : sources?.find((source) => source.width <= MAX_WIDTH);
  return { src: fitting?.src ?? src, alt };
}
