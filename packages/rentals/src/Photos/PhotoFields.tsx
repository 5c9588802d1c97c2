import type { ListingPhoto } from '@sewa/api/client';
import { Select, TextField } from '@sewa/ui';
import type { ComponentProps } from 'react';
import * as messages from './messages.ts';

const kindOptions = Object.entries(messages.kindName).map(([value, label]) => ({ value, label }));

interface PhotoFieldsProps {
  readonly photo: ListingPhoto;
  /** What else the description is given. */
  readonly alt?: Partial<ComponentProps<typeof TextField>>;
  /** What else the room is given. */
  readonly kind?: Partial<ComponentProps<typeof Select>>;
}

/** What a photo shows, in words, and which room. */
export const PhotoFields = ({ photo, alt, kind }: PhotoFieldsProps) => (
  <>
    <TextField
      id={`alt-${photo.id}`}
      name={`alt-${photo.id}`}
      label={messages.altLabel}
      hint={messages.altHint}
      maxLength={200}
      autoComplete="off"
      defaultValue={photo.isDescribed ? photo.alt : ''}
      {...alt}
    />
    <Select
      id={`kind-${photo.id}`}
      name={`kind-${photo.id}`}
      label={messages.kindLabel}
      options={kindOptions}
      defaultValue={photo.kind}
      {...kind}
    />
  </>
);
