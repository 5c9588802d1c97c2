import type { ListingPhoto } from '@sewa/api/client';
import { Button } from '@sewa/ui';
import { formatIntent, type PhotoIntent } from './handlePhotoForm.ts';
import * as messages from './messages.ts';
import { PhotoFields } from './PhotoFields.tsx';
import * as css from './PhotoStep.css.ts';

interface PlainPhotoFieldsProps {
  readonly photo: ListingPhoto;
  /** From 1. */
  readonly place: number;
  readonly count: number;
}

/** What is done with a photo without script: the buttons send the form around it. */
export function PlainPhotoFields({ photo, place, count }: PlainPhotoFieldsProps) {
  const buttons: readonly (readonly [name: PhotoIntent, label: string, isOffered: boolean])[] = [
    ['cover', messages.makeCoverLabel, place > 1],
    ['earlier', messages.earlierLabel, place > 1],
    ['later', messages.laterLabel, place < count],
    ['remove', messages.removeLabel, true],
  ];
  return (
    <div className={css.plainFields}>
      <div className={css.actions}>
        {buttons.map(([name, label, isOffered]) =>
          isOffered ? (
            <Button
              key={name}
              type="submit"
              variant="quiet"
              name="intent"
              value={formatIntent(name, photo.id)}
              aria-label={messages.namedLabel(label, messages.photoName(place))}
            >
              {label}
            </Button>
          ) : null,
        )}
      </div>
      <PhotoFields photo={photo} />
    </div>
  );
}
