import type { ListingPhoto, PictureKind } from '@sewa/api/client';
import { FileButton } from '@sewa/pages/form-notices';
import { Badge, Button, Drawer, Inline, Stack, Text, TextField } from '@sewa/ui';
import { useRef } from 'react';
import type { PhotoChanges } from './arrange.ts';
import * as messages from './messages.ts';
import { PhotoFields } from './PhotoFields.tsx';
import { PhotoFrame } from './PhotoFrame.tsx';
import { PHOTO_TYPES } from './photoRules.ts';

interface PhotoSheetProps {
  readonly photo: ListingPhoto;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly thumbnail: string | null;
  /** What was done last, in words. */
  readonly status: string;
  readonly onMove: (id: string, place: number) => void;
  readonly onRemove: (id: string) => void;
  readonly onReplace: (id: string, file: File) => void;
  readonly onChange: (changes: PhotoChanges) => void;
  readonly onClose: () => void;
}

/** One photo, large, with its words and all that can be done with it. */
export function PhotoSheet(props: PhotoSheetProps) {
  const { photo, place, count, thumbnail, status, onMove, onRemove, onReplace, onChange, onClose } = props;
  const { id, state, alt, isDescribed, kind } = photo;
  const field = useRef<HTMLInputElement>(null);
  const label = (action: string) => messages.namedLabel(action, messages.photoName(place));
  const describe = () => {
    const value = field.current?.value.trim();
    if (value !== undefined && value !== (isDescribed ? alt : '')) onChange({ alts: { [id]: value } });
  };
  const leave = (work: () => void) => {
    describe();
    work();
  };
  return (
    <Drawer
      isOpen
      onOpenChange={() => leave(onClose)}
      title={messages.sheetTitle(place, count)}
      actions={<Button onClick={() => leave(onClose)}>{messages.doneLabel}</Button>}
    >
      <Stack gap="l">
        <PhotoFrame src={photo.src ?? thumbnail} preview={photo.preview} alt={alt}>
          {place === 1 ? <Badge tone="accent">{messages.coverBadge}</Badge> : null}
          {state === 'making' ? <Badge tone="neutral">{messages.makingBadge}</Badge> : null}
          {state === 'failed' ? <Badge tone="danger">{messages.failedBadge}</Badge> : null}
        </PhotoFrame>
        {state === 'failed' ? <Text size="s">{messages.failedLead}</Text> : null}
        <PhotoFields
          photo={photo}
          alt={{
            ref: field,
            onBlur: describe,
            onKeyDown: (event) => {
              if (event.key === 'Enter') describe();
            },
          }}
          kind={{
            // One of the options.
            onChange: ({ currentTarget }) =>
              onChange({ kinds: { [id]: currentTarget.value as PictureKind } }),
          }}
          key={`${id} ${kind}`}
        />
        <Inline gap="s">
          <Button
            variant="secondary"
            aria-disabled={place === 1}
            aria-label={label(messages.makeCoverLabel)}
            onClick={() => place > 1 && onMove(id, 0)}
          >
            {messages.makeCoverLabel}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={place === 1}
            aria-label={label(messages.earlierLabel)}
            onClick={() => place > 1 && onMove(id, place - 2)}
          >
            {messages.earlierLabel}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={place === count}
            aria-label={label(messages.laterLabel)}
            onClick={() => place < count && onMove(id, place)}
          >
            {messages.laterLabel}
          </Button>
          <Button
            variant="quiet"
            aria-label={label(messages.removeLabel)}
            onClick={() => leave(() => onRemove(id))}
          >
            {messages.removeLabel}
          </Button>
        </Inline>
        <FileButton words={messages.replaceLabel}>
          <TextField
            type="file"
            accept={PHOTO_TYPES.join(',')}
            label={messages.replaceLabel}
            isLabelHidden
            hint={messages.replaceHint}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) leave(() => onReplace(id, file));
            }}
          />
        </FileButton>
        <Text size="s" tone="muted" role="status">
          {status}
        </Text>
      </Stack>
    </Drawer>
  );
}
