import type { ListingPhoto, PictureKind } from '@sewa/api/client';
import { Badge, Button, Icon, Select, Text, TextField } from '@sewa/ui';
import type { ComponentProps, MouseEvent } from 'react';
import type { PhotoChanges } from './arrange.ts';
import { formatIntent } from './handlePhotoForm.ts';
import * as messages from './messages.ts';
import { PhotoFrame } from './PhotoFrame.tsx';
import * as css from './PhotoStep.css.ts';

const kindOptions = Object.entries(messages.kindName).map(([value, label]) => ({ value, label }));

/** A photo of the list. */
export interface PhotoRowProps {
  readonly photo: ListingPhoto;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** A copy from this device, until the server's is there. */
  readonly thumbnail: string | null;
  readonly handle: ComponentProps<'span'>;
  readonly onMove: (id: string, place: number) => void;
  readonly onRemove: (id: string) => void;
  readonly onChange: (changes: PhotoChanges) => void;
}

/** A photo: what it shows, its words, and the ways to move and remove it. */
export function PhotoRow(props: PhotoRowProps) {
  const { photo, place, count, thumbnail, handle, onMove, onRemove, onChange } = props;
  const { id, state, alt, kind, isDescribed } = photo;
  const label = (action: string) => messages.namedLabel(action, messages.photoName(place));
  /** With script a button acts at once, without it sends the form. */
  const act = (work: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    work();
  };
  const describe = ({ currentTarget: { value } }: { readonly currentTarget: HTMLInputElement }) => {
    if (value.trim() !== (isDescribed ? alt : '')) onChange({ alts: { [id]: value.trim() } });
  };
  return (
    <>
      <PhotoFrame
        src={thumbnail ?? photo.sources?.at(-1)?.src ?? photo.src}
        preview={photo.preview}
        alt={alt}
      >
        {place === 1 ? <Badge tone="accent">{messages.coverBadge}</Badge> : null}
        {state === 'making' ? <Badge tone="neutral">{messages.makingBadge}</Badge> : null}
        {state === 'failed' ? <Badge tone="danger">{messages.failedBadge}</Badge> : null}
      </PhotoFrame>
      <div className={css.head}>
        {state === 'failed' ? <Text size="s">{messages.failedLead}</Text> : null}
        <div className={css.actions}>
          <span {...handle} className={css.handle} title={messages.dragLabel} aria-hidden="true">
            <Icon name="chevrons-up-down" />
          </span>
          {place > 1 ? (
            <Button
              type="submit"
              variant="quiet"
              size="s"
              name="intent"
              value={formatIntent('earlier', id)}
              data-move={`earlier ${id}`}
              aria-label={label(messages.earlierLabel)}
              onClick={act(() => onMove(id, place - 2))}
            >
              {messages.earlierLabel}
            </Button>
          ) : null}
          {place < count ? (
            <Button
              type="submit"
              variant="quiet"
              size="s"
              name="intent"
              value={formatIntent('later', id)}
              data-move={`later ${id}`}
              aria-label={label(messages.laterLabel)}
              onClick={act(() => onMove(id, place))}
            >
              {messages.laterLabel}
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="quiet"
            size="s"
            name="intent"
            value={formatIntent('remove', id)}
            aria-label={label(messages.removeLabel)}
            onClick={act(() => onRemove(id))}
          >
            {messages.removeLabel}
          </Button>
        </div>
      </div>
      <div className={css.fields}>
        <TextField
          id={`alt-${id}`}
          name={`alt-${id}`}
          label={messages.altLabel}
          hint={messages.altHint}
          maxLength={200}
          autoComplete="off"
          defaultValue={isDescribed ? alt : ''}
          onBlur={describe}
          onKeyDown={(event) => {
            if (event.key === 'Enter') describe(event);
          }}
        />
        <Select
          id={`kind-${id}`}
          name={`kind-${id}`}
          label={messages.kindLabel}
          options={kindOptions}
          defaultValue={kind}
          // One of the options.
          onChange={({ currentTarget }) => onChange({ kinds: { [id]: currentTarget.value as PictureKind } })}
        />
      </div>
    </>
  );
}
