import { useLayoutEffect } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { xPath } from '../Icon/generated/iconPaths.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../modals/Modal.tsx';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './Gallery.css.ts';
import { GalleryControls } from './GalleryControls.tsx';
import type { GalleryPicture } from './GalleryPicture.ts';
import { GalleryRow } from './GalleryRow.tsx';
import { useGalleryRow } from './useGalleryRow.ts';

interface GalleryScreenProps {
  label: string;
  pictures: readonly GalleryPicture[];
  isOpen: boolean;
  /** The picture it opens at. */
  first: number;
  /** Told which picture was shown last. */
  onClose: (shown: number) => void;
}

/** The pictures as large as the window, above everything. */
export function GalleryScreen({ label, pictures, isOpen, first, onClose }: GalleryScreenProps) {
  const { close } = useMessages({ close: english.close });
  const { row, shown, show, getShown, moveByKey } = useGalleryRow(pictures.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts where the gallery stood when it was opened
  useLayoutEffect(() => {
    if (isOpen) show(first, 'instant');
  }, [isOpen]);
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={() => onClose(shown)}
      aria-label={label}
      data-theme="dark"
      className={styles.screen}
      firstFocus="[data-close]"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move from every button of the dialog */}
      <div className={styles.sheet} onKeyDown={moveByKey}>
        <GalleryRow ref={row} pictures={pictures} first={first} sizes="100vw" onScroll={getShown} />
        <div className={styles.screenControls}>
          <GalleryControls shown={shown} count={pictures.length} onShow={show} />
        </div>
        <div className={styles.closing}>
          <IconButton label={close} variant="secondary" data-close="" onClick={() => onClose(shown)}>
            <Drawing path={xPath} />
          </IconButton>
        </div>
      </div>
    </Modal>
  );
}
