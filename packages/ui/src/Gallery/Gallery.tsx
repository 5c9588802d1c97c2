import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { maximizePath } from '../Icon/generated/iconPaths.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './Gallery.css.ts';
import { GalleryControls } from './GalleryControls.tsx';
import { formatSources, type GalleryPicture } from './GalleryPicture.ts';
import { GalleryRow } from './GalleryRow.tsx';
import { GalleryScreen } from './GalleryScreen.tsx';
import { useGalleryRow } from './useGalleryRow.ts';

/** How wide pictures and the small pictures below are shown. */
const sizes = '(min-width: 64rem) 60vw, 100vw';
const smallSizes = '(min-width: 40rem) 10vw, 33vw';

/** Props of `Gallery`. */
export type GalleryProps = Omit<NativeProps<'section'>, 'children'> & {
  /** At least one, in the order they are shown. */
  pictures: readonly GalleryPicture[];
  /** Names it. @default the message `pictures` */
  label?: string;
};

interface SmallPicturesProps {
  pictures: readonly GalleryPicture[];
  pictureId: string;
  shown: number;
  onShow: (index: number) => void;
}

function SmallPictures({ pictures, pictureId, shown, onShow }: SmallPicturesProps) {
  const jump = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onShow(index);
  };
  return (
    <ol className={styles.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a
            className={styles.thumbnail}
            href={`#${pictureId}-${index + 1}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={(event) => jump(event, index)}
          >
            <img
              className={styles.small}
              src={picture.src}
              srcSet={formatSources(picture)}
              sizes={picture.sources?.length ? smallSizes : undefined}
              alt=""
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
            />
            <span className={styles.caption}>{picture.caption}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * Pictures in a row that is swiped; arrow keys, buttons and the small pictures below move through it, a press on one shows
 * them as large as the window. Without script it scrolls and the small pictures lead to the large ones.
 */
export function Gallery({ pictures, label, ...rest }: GalleryProps) {
  const messages = useMessages({ fullScreen: english.fullScreen, pictures: english.pictures });
  const ownId = useId();
  const pictureId = rest.id ?? ownId;
  const { row, shown, show, getShown, moveByKey } = useGalleryRow(pictures.length);
  const [isLarge, setLarge] = useState(false);
  const takeKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return moveByKey(event);
    // Else the same key would press the button that is focused next.
    event.preventDefault();
    setLarge(true);
  };
  return (
    <section {...rest} aria-label={label ?? messages.pictures} className={styles.gallery}>
      <div className={styles.stage}>
        <GalleryRow
          ref={row}
          pictures={pictures}
          pictureId={pictureId}
          sizes={sizes}
          isCut
          onScroll={getShown}
          onKeyDown={takeKey}
          onClick={() => setLarge(true)}
        />
        <div className={styles.controls}>
          <GalleryControls shown={shown} count={pictures.length} onShow={show} />
          <IconButton label={messages.fullScreen} variant="secondary" onClick={() => setLarge(true)}>
            <Drawing path={maximizePath} />
          </IconButton>
        </div>
      </div>
      <SmallPictures pictures={pictures} pictureId={pictureId} shown={shown} onShow={show} />
      <GalleryScreen
        label={label ?? messages.pictures}
        pictures={pictures}
        isOpen={isLarge}
        first={shown}
        onClose={(last) => {
          setLarge(false);
          show(last, 'instant');
        }}
      />
    </section>
  );
}
