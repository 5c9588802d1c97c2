import { Drawing } from '../Icon/Drawing.tsx';
import { chevronLeftPath, chevronRightPath } from '../Icon/generated/iconPaths.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Gallery.css.ts';

interface GalleryControlsProps {
  shown: number;
  count: number;
  onShow: (index: number) => void;
}

/** Which picture is shown, and the buttons to the one before and the one after. */
export function GalleryControls({ shown, count, onShow }: GalleryControlsProps) {
  const messages = useMessages({
    nextPicture: english.nextPicture,
    pictureOf: english.pictureOf,
    previousPicture: english.previousPicture,
  });
  if (count < 2) return null;
  return (
    <>
      <IconButton
        label={messages.previousPicture}
        variant="secondary"
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
      >
        <Drawing path={chevronLeftPath} />
      </IconButton>
      <span className={styles.count}>
        <span aria-live="polite" className={visuallyHidden}>
          {messages.pictureOf(shown + 1, count)}
        </span>
        <span aria-hidden="true">{`${shown + 1} / ${count}`}</span>
      </span>
      <IconButton
        label={messages.nextPicture}
        variant="secondary"
        disabled={shown === count - 1}
        onClick={() => onShow(shown + 1)}
      >
        <Drawing path={chevronRightPath} />
      </IconButton>
    </>
  );
}
