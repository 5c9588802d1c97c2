import type { ListingPhoto } from '@sewa/api/client';
import { Text } from '@sewa/ui';
import { countPhotos } from '../Photos/countPhotos.ts';
import * as messages from './messages.ts';
import * as css from './Wizard.css.ts';

/** How many photos a listing has, and what they show. */
export function PhotoThumbs({ photos }: { readonly photos: readonly ListingPhoto[] }) {
  const shown = photos.filter(({ src, preview }) => (src ?? preview) !== null);
  return (
    <>
      <Text tone="muted">{messages.photoCount(countPhotos(photos))}</Text>
      {shown.length > 0 ? (
        <ul className={css.thumbs}>
          {shown.map(({ id, src, preview, alt }) => (
            <li key={id}>
              <img className={css.thumb} src={src ?? preview ?? ''} alt={alt} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
