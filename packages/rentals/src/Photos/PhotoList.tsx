import type { ListingPhoto } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { Button, Text, VisuallyHidden } from '@sewa/ui';
import { useEffect, useRef, useState } from 'react';
import { move } from './arrange.ts';
import type { EditStore } from './EditStore.ts';
import * as messages from './messages.ts';
import { PhotoRow } from './PhotoRow.tsx';
import * as css from './PhotoStep.css.ts';
import { useDragOrder } from './useDragOrder.ts';

interface PhotoListProps {
  readonly photos: readonly ListingPhoto[];
  /** Photos that can still come back. */
  readonly removing: readonly string[];
  readonly thumbnails: ReadonlyMap<string, string>;
  /** Null before the script is there. */
  readonly edits: EditStore | null;
}

/** The photos of a listing in order, each with its words; without script its buttons send the form. */
export function PhotoList({ photos, removing, thumbnails, edits }: PhotoListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: string; towards: 'earlier' | 'later'; words: string } | null>(
    null,
  );
  const order = photos.map(({ id }) => id);
  const shown = order.filter((id) => !removing.includes(id));
  const moveTo = (id: string, place: number) => {
    const towards = place < shown.indexOf(id) ? 'earlier' : 'later';
    // Those that can still come back stay behind the others.
    edits?.change({ order: [...move(shown, id, place), ...removing] });
    setMoved({ id, towards, words: messages.moved(place + 1, shown.length) });
  };
  const { getHandle, getRow } = useDragOrder(shown, moveTo);
  useEffect(() => {
    if (!moved) return;
    const { id, towards } = moved;
    const other = towards === 'earlier' ? 'later' : 'earlier';
    const find = (name: string) => list.current?.querySelector<HTMLElement>(`[data-move="${name} ${id}"]`);
    (find(towards) ?? find(other))?.focus();
  }, [moved]);
  if (photos.length === 0) return null;
  return (
    <PageForm onSubmit={(event) => event.preventDefault()}>
      <CorporateField />
      <input type="hidden" name="step" value="photos" />
      <div className={css.plainOnly}>
        <Button type="submit" variant="secondary" name="intent" value="save">
          {messages.saveLabel}
        </Button>
      </div>
      <ol ref={list} className={css.list} aria-label={messages.listLabel}>
        {photos.map((photo) => (
          <li key={photo.id} className={css.row} {...getRow(photo.id)}>
            {removing.includes(photo.id) ? (
              <div className={css.gone}>
                <Text role="status">{messages.removedText}</Text>
                <Button variant="secondary" size="s" autoFocus onClick={() => edits?.undo(photo.id)}>
                  {messages.undoLabel}
                </Button>
              </div>
            ) : (
              <PhotoRow
                photo={photo}
                place={shown.indexOf(photo.id) + 1}
                count={shown.length}
                thumbnail={thumbnails.get(photo.id) ?? null}
                handle={getHandle(photo.id)}
                onMove={moveTo}
                onRemove={(id) => edits?.remove(id)}
                onChange={(changes) => edits?.change(changes)}
              />
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{moved?.words ?? ''}</VisuallyHidden>
    </PageForm>
  );
}
