import type { ListingPhoto } from '@sewa/api/client';
import { Badge, Button, type ButtonProps, Icon, IconButton, Text } from '@sewa/ui';
import * as messages from './messages.ts';
import { PhotoFrame } from './PhotoFrame.tsx';
import * as css from './PhotoStep.css.ts';

/** What a photo of the grid is given. */
export interface PhotoTileProps {
  readonly photo: ListingPhoto;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** A copy from this device, until the server's is there. */
  readonly thumbnail: string | null;
  /** What makes its handle drag, and move it by arrow keys. */
  readonly handle: Pick<
    ButtonProps,
    'onKeyDown' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  readonly onMove: (id: string, place: number) => void;
  readonly onOpen: (id: string) => void;
}

/** A photo in the grid: what it shows, whether it is the cover, and the way to its words. */
export function PhotoTile({ photo, place, count, thumbnail, handle, onMove, onOpen }: PhotoTileProps) {
  const { id, state, alt } = photo;
  const label = (action: string) => messages.namedLabel(action, messages.photoName(place));
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a short cut; the button below does the same */}
      <div className={css.pressed} onClick={() => onOpen(id)}>
        <PhotoFrame
          src={thumbnail ?? photo.sources?.at(-1)?.src ?? photo.src}
          preview={photo.preview}
          alt={alt}
        >
          {place === 1 ? <Badge tone="accent">{messages.coverBadge}</Badge> : null}
          {state === 'making' ? <Badge tone="neutral">{messages.makingBadge}</Badge> : null}
          {state === 'failed' ? <Badge tone="danger">{messages.failedBadge}</Badge> : null}
        </PhotoFrame>
      </div>
      <span className={css.handle}>
        <IconButton
          {...handle}
          data-move={id}
          label={messages.moveName(place, count)}
          title={messages.moveLabel}
        >
          <Icon name="chevrons-up-down" />
        </IconButton>
      </span>
      {state === 'failed' ? <Text size="s">{messages.failedLead}</Text> : null}
      <div className={css.scripted}>
        <Button
          variant="secondary"
          data-open={id}
          aria-haspopup="dialog"
          aria-label={label(messages.editLabel)}
          onClick={() => onOpen(id)}
        >
          {messages.editLabel}
        </Button>
        {place > 1 && state !== 'failed' ? (
          <Button variant="quiet" aria-label={label(messages.makeCoverLabel)} onClick={() => onMove(id, 0)}>
            {messages.makeCoverLabel}
          </Button>
        ) : null}
      </div>
    </>
  );
}
