import type { ListingItem } from '@sewa/api/client';
import { Icon } from '@sewa/ui';
import { formatSrcSet } from './formatSrcSet.ts';
import { empty, frame, picture, preview } from './ListingPicture.css.ts';
import * as messages from './messages.ts';

type ListedPicture = NonNullable<ListingItem['picture']>;

/** What the picture shows and how early it is needed. */
export interface ListingPictureProps {
  readonly picture: ListingItem['picture'];
  /** True for pictures in the first view: fetched at once; the others when they come near. */
  readonly isEager?: boolean;
}

/** How wide a picture is shown among others, as `sizes`. */
export const PICTURE_SIZES = '(min-width: 40rem) 24rem, 100vw';

function Photo({ picture: shown, isEager }: { readonly picture: ListedPicture; readonly isEager: boolean }) {
  const srcSet = formatSrcSet(shown);
  return (
    <img
      className={picture}
      src={shown.src}
      {...(srcSet && { srcSet, sizes: isEager ? PICTURE_SIZES : `auto, ${PICTURE_SIZES}` })}
      alt=""
      width={shown.width}
      height={shown.height}
      {...(isEager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

/**
 * A listing's picture in its fixed frame, or a calm panel when there is none. Without words of its own: the text beside it
 * names the home, and the home's own page describes each picture.
 */
export function ListingPicture({ picture: shown, isEager = false }: ListingPictureProps) {
  if (!shown) {
    return (
      <div className={empty}>
        <Icon name="building-2" size="l" />
        <span>{messages.noPictures}</span>
      </div>
    );
  }
  const photo = <Photo picture={shown} isEager={isEager} />;
  if (!shown.preview) return photo;
  return (
    <span className={frame}>
      <img className={preview} src={shown.preview} alt="" />
      {photo}
    </span>
  );
}
