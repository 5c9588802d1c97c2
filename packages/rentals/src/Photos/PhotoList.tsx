import type { ListingPhoto } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { Button, Text, VisuallyHidden } from '@sewa/ui';
import { type Ref, type RefCallback, useEffect, useRef, useState } from 'react';
import { move } from './arrange.ts';
import type { EditStore } from './EditStore.ts';
import * as messages from './messages.ts';
import { PhotoSheet } from './PhotoSheet.tsx';
import * as css from './PhotoStep.css.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { PlainPhotoFields } from './PlainPhotoFields.tsx';
import { RefusedReplacement } from './RefusedReplacement.tsx';
import type { PhotoUpload, UploadStore } from './UploadStore.ts';
import { UploadTile } from './UploadTile.tsx';
import { useDragOrder } from './useDragOrder.ts';

interface PhotoListProps {
  readonly photos: readonly ListingPhoto[];
  /** Photos that can still come back. */
  readonly removing: readonly string[];
  readonly thumbnails: ReadonlyMap<string, string>;
  /** What is on its way, or failed: it stands where the photo will. */
  readonly uploads: readonly PhotoUpload[];
  /** The last of them. */
  readonly newest: Ref<HTMLLIElement>;
  /** Files that couldn't take the place of a photo. */
  readonly refused: readonly PhotoUpload[];
  /** One of those. */
  readonly refusal: RefCallback<HTMLElement>;
  /** Called when a file is chosen that takes the place of a photo. */
  readonly onReplace: () => void;
  /** Null before the script is there. */
  readonly edits: EditStore | null;
  readonly store: UploadStore | null;
}

/** What was moved last. */
interface Moved {
  readonly id: string;
  readonly words: string;
  /** The button that has the focus then. */
  readonly focus: 'open' | 'move';
}

/** The photos of a listing as a grid in order, each with a sheet of its words; without script its buttons send the form. */
export function PhotoList(props: PhotoListProps) {
  const { photos, removing, thumbnails, uploads, newest, refused, refusal, onReplace, edits, store } = props;
  const grid = useRef<HTMLOListElement>(null);
  const [isLive, setLive] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const order = photos.map(({ id }) => id);
  const shown = order.filter((id) => !removing.includes(id));
  const moveTo = (id: string, place: number, focus: Moved['focus'] = 'open') => {
    // Those that can still come back stay behind the others.
    edits?.change({ order: [...move(shown, id, place), ...removing] });
    setMoved({ id, words: messages.moved(place + 1, shown.length), focus });
  };
  const { getHandle, getRow } = useDragOrder(shown, moveTo);
  const isSheetOpen = opened !== null && shown.includes(opened);
  useEffect(() => setLive(true), []);
  // A button that made a photo the cover is gone then; in a sheet the focus stays.
  useEffect(() => {
    if (moved && !isSheetOpen)
      grid.current?.querySelector<HTMLElement>(`[data-${moved.focus}="${moved.id}"]`)?.focus();
  }, [moved, isSheetOpen]);
  if (photos.length === 0 && uploads.length === 0) return null;
  const sheet = photos.find(({ id }) => id === opened && shown.includes(id));
  return (
    <>
      <PageForm onSubmit={(event) => event.preventDefault()}>
        <CorporateField />
        <input type="hidden" name="step" value="photos" />
        <div className={css.plainOnly}>
          <Button type="submit" variant="secondary" name="intent" value="save">
            {messages.saveLabel}
          </Button>
        </div>
        <ol ref={grid} className={css.grid} aria-label={messages.listLabel}>
          {photos.map((photo) => {
            const place = shown.indexOf(photo.id) + 1;
            return (
              <li key={photo.id} className={css.tile} {...getRow(photo.id)}>
                {removing.includes(photo.id) ? (
                  <div className={css.gone}>
                    <Text role="status">{messages.removedText}</Text>
                    <Button variant="secondary" autoFocus onClick={() => edits?.undo(photo.id)}>
                      {messages.undoLabel}
                    </Button>
                  </div>
                ) : (
                  <>
                    <PhotoTile
                      photo={photo}
                      place={place}
                      thumbnail={thumbnails.get(photo.id) ?? null}
                      handle={getHandle(photo.id)}
                      count={shown.length}
                      onMove={moveTo}
                      onOpen={(id) => {
                        setMoved(null);
                        setOpened(id);
                      }}
                    />
                    {refused
                      .filter(({ replaces }) => replaces === photo.id)
                      .map((upload) => (
                        <RefusedReplacement key={upload.key} ref={refusal} upload={upload} store={store} />
                      ))}
                    {isLive ? null : <PlainPhotoFields photo={photo} place={place} count={shown.length} />}
                  </>
                )}
              </li>
            );
          })}
          {uploads.map((upload, index) => (
            <UploadTile
              key={upload.key}
              ref={index === uploads.length - 1 ? newest : undefined}
              upload={upload}
              store={store}
            />
          ))}
        </ol>
        <VisuallyHidden role="status">{isSheetOpen ? '' : (moved?.words ?? '')}</VisuallyHidden>
      </PageForm>
      {sheet ? (
        <PhotoSheet
          key={sheet.id}
          photo={sheet}
          place={shown.indexOf(sheet.id) + 1}
          count={shown.length}
          thumbnail={thumbnails.get(sheet.id) ?? null}
          status={moved?.words ?? ''}
          onMove={moveTo}
          onRemove={(id) => {
            setOpened(null);
            edits?.remove(id);
          }}
          onReplace={(id, file) => {
            setOpened(null);
            store?.replace(id, file);
            onReplace();
          }}
          onChange={(changes) => edits?.change(changes)}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
