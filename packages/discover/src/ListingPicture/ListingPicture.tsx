import type { ListingItem } from '@sewa/api/client';
import { Icon } from '@sewa/ui';
import * as messages from '../messages.ts';
import { empty, picture } from './ListingPicture.css.ts';

/** What the picture shows and how early it is needed. */
export interface ListingPictureProps {
  readonly picture: ListingItem['picture'];
  /** True for pictures in the first view: fetched at once; the others when they come near. */
  readonly isEager?: boolean;
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
  return (
    <img
      className={picture}
      src={shown.src}
      alt=""
      width={shown.width}
      height={shown.height}
      {...(isEager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
