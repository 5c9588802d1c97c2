import type { PropertyListing } from '@sewa/api/client';
import { Icon } from '@sewa/ui';
import * as css from './ListingCard.css.ts';

/** The first picture of a listing; the words beside it say what it is. */
export function ListingCover({ picture }: Pick<PropertyListing, 'picture'>) {
  if (!picture)
    return (
      <div className={css.noCover}>
        <Icon name="image" size="l" />
      </div>
    );
  const { src, width, height, sources } = picture;
  return (
    <img
      className={css.cover}
      src={src}
      srcSet={sources?.map((source) => `${source.src} ${source.width}w`).join(', ')}
      sizes="(min-width: 768px) 9rem, 5rem"
      alt=""
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
