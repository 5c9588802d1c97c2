import type { ListingItem } from '@sewa/api/client';

type Picture = NonNullable<ListingItem['picture']>;

/** The widths a picture has, as `srcSet`; undefined for a drawing, which has one. */
export const formatSrcSet = ({
  src,
  width,
  sources,
}: Pick<Picture, 'src' | 'width' | 'sources'>): string | undefined =>
  sources && sources.length > 0
    ? [...sources, { src, width }].map((source) => `${source.src} ${source.width}w`).join(', ')
    : undefined;
