import type { Inspection } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { Button, Heading, Stack, Text } from '@sewa/ui';
import { Form } from 'react-router-dom';
import * as css from './Handover.css.ts';
import { nameRoom, ROOM } from './handoverForms.ts';
import { ItemRow } from './ItemRow.tsx';
import { type InspectionQueue, type ItemChange, keyOf } from './inspectionQueue.ts';
import * as messages from './messages.ts';

type Room = Inspection['rooms'][number];

interface RoomsProps {
  readonly rooms: readonly Room[];
  /** The state at the start, when the end is recorded. */
  readonly before: readonly Room[];
  readonly side: 'tenant' | 'landlord';
  readonly otherName: string;
  readonly isFrozen: boolean;
  readonly queue: InspectionQueue;
  /** `item` is what stood there. */
  onChange(key: string, change: ItemChange, item: Room['items'][number]): void;
  onPhotos(key: string, files: readonly File[]): void;
  onSubmit(event: React.FormEvent): void;
}

const isNoted = ({ condition, words, fileIds }: Room['items'][number]): boolean =>
  words !== '' || fileIds.length > 0 || (condition !== 'good' && condition !== 'new');

/** The rooms with their items; each opens, and without script has a form of its own. */
export function Rooms({ rooms, before, queue, onChange, onPhotos, onSubmit, ...rest }: RoomsProps) {
  const known = new Map(
    before.flatMap((room) => room.items.map((item) => [keyOf(room, item), item] as const)),
  );
  return (
    <Stack gap="m">
      {rooms.map((room, index) => (
        <details key={room.id ?? room.name} className={css.room} open={index === 0}>
          <summary className={css.roomTitle}>
            <Heading level={2} size="s">
              {room.name}
            </Heading>
            <Text as="span" size="s" tone="muted">
              {messages.roomCount(room.items.filter(isNoted).length, room.items.length)}
            </Text>
          </summary>
          <PageForm as={Form} encType="multipart/form-data" onSubmit={onSubmit}>
            <input type="hidden" name="do" value={ROOM} />
            <input type="hidden" name={ROOM} value={nameRoom(index)} />
            {/* Its id is in the room, so that a link to it opens the room. */}
            <div className={css.items} id={nameRoom(index)}>
              {room.items.map((item) => {
                const key = keyOf(room, item);
                return (
                  <ItemRow
                    key={key}
                    {...rest}
                    item={item}
                    itemKey={key}
                    before={known.get(key) ?? null}
                    waiting={queue.photos.filter(({ itemId, fileId }) => itemId === key && fileId === null)}
                    onChange={(change) => onChange(key, change, item)}
                    onPhotos={(files) => onPhotos(key, files)}
                  />
                );
              })}
              {rest.isFrozen ? null : (
                <div>
                  <Button type="submit" variant="secondary">
                    {messages.saveRoom(room.name)}
                  </Button>
                </div>
              )}
            </div>
          </PageForm>
        </details>
      ))}
    </Stack>
  );
}
