import type { ComponentProps } from 'react';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './Gallery.css.ts';
import { formatSources, type GalleryPicture } from './GalleryPicture.ts';

type GalleryRowProps = Omit<ComponentProps<'ul'>, 'children' | 'className'> & {
  pictures: readonly GalleryPicture[];
  /** Starts the ids of the pictures, so that links lead to them. */
  pictureId?: string;
  /** Which picture is wanted at once. */
  first?: number;
  /** How wide a picture is shown, as `sizes`. */
  sizes: string;
  /** Whether pictures are cut to their frame, so that a preview below has the same form. */
  isCut?: boolean;
};

/** The pictures one beside the other, each as wide as the row. */
export function GalleryRow({
  pictures,
  pictureId,
  first = 0,
  sizes,
  isCut = false,
  ...rest
}: GalleryRowProps) {
  const { picturesInRow } = useMessages({ picturesInRow: english.picturesInRow });
  return (
    <ul
      {...rest}
      className={styles.row}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
      aria-label={picturesInRow(pictures.length)}
    >
      {pictures.map(({ src, alt, width, height, isWhole, ...picture }, index) => (
        <li key={src} id={pictureId && `${pictureId}-${index + 1}`} className={styles.slide}>
          {isCut && !isWhole && picture.preview ? (
            <img className={styles.preview} src={picture.preview} alt="" aria-hidden="true" />
          ) : null}
          <img
            className={styles.picture}
            data-whole={isWhole ? '' : undefined}
            src={src}
            srcSet={formatSources({ src, alt, width, height, ...picture })}
            sizes={picture.sources?.length ? sizes : undefined}
            alt={alt}
            width={width}
            height={height}
            loading={index === first ? 'eager' : 'lazy'}
            fetchPriority={index === first ? 'high' : 'auto'}
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}
