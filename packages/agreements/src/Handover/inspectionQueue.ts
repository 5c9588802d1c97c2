import type { Inspection } from '@sewa/api/client';

type Item = Inspection['rooms'][number]['items'][number];

/** What somebody changed of an item, and is not sent yet. */
export type ItemChange = Partial<Pick<Item, 'condition' | 'words'>> & { readonly remark?: string };

/** A photo that waits; it has a file once it is uploaded. */
export interface QueuedPhoto {
  readonly id: string;
  readonly itemId: string;
  readonly blob: Blob;
  readonly fileId: string | null;
}

/** What waits on this device until it is sent, in order. */
export interface InspectionQueue {
  readonly items: Readonly<Record<string, ItemChange>>;
  readonly photos: readonly QueuedPhoto[];
  readonly meters: Inspection['meters'] | null;
  readonly keys: Inspection['keys'] | null;
}

/** Nothing waits. */
export const emptyQueue: InspectionQueue = { items: {}, photos: [], meters: null, keys: null };

/** How many changes and photos wait. */
export const countWaiting = ({ items, photos, meters, keys }: InspectionQueue) => ({
  changes: Object.keys(items).length + (meters === null ? 0 : 1) + (keys === null ? 0 : 1),
  photos: photos.length,
});

/** Whether nothing waits. */
export const isEmpty = (queue: InspectionQueue): boolean => {
  const { changes, photos } = countWaiting(queue);
  return changes + photos === 0;
};

/** Name of an item that no two of a home share: its id, or where it stands. */
export const keyOf = (room: Inspection['rooms'][number], item: Item): string =>
  item.id ?? `${room.name}/${item.name}`;

function applyItem(key: string, item: Item, queue: InspectionQueue, side: 'tenant' | 'landlord'): Item {
  const { remark, ...change } = queue.items[key] ?? {};
  const photos = queue.photos.filter(({ itemId, fileId }) => itemId === key && fileId !== null);
  const fileIds = [...new Set([...item.fileIds, ...photos.flatMap(({ fileId }) => fileId ?? [])])];
  return {
    ...item,
    ...change,
    fileIds,
    ...(remark === undefined ? {} : { remarks: { ...item.remarks, [side]: remark } }),
  };
}

/** The state of a home with what waits on top: also what is sent. */
export const applyQueue = (
  inspection: Inspection,
  queue: InspectionQueue,
  side: 'tenant' | 'landlord',
): Pick<Inspection, 'rooms' | 'meters' | 'keys'> => ({
  rooms: inspection.rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => applyItem(keyOf(room, item), item, queue, side)),
  })),
  meters: queue.meters ?? inspection.meters,
  keys: queue.keys ?? inspection.keys,
});

/** What still waits after `sent` arrived: what was changed meanwhile stays. */
export const dropSent = (now: InspectionQueue, sent: InspectionQueue): InspectionQueue => {
  const done = new Set(sent.photos.filter(({ fileId }) => fileId !== null).map(({ id }) => id));
  return {
    items: Object.fromEntries(
      Object.entries(now.items).filter(([key, change]) => sent.items[key] !== change),
    ),
    photos: now.photos.filter(({ id }) => !done.has(id)),
    meters: now.meters === sent.meters ? null : now.meters,
    keys: now.keys === sent.keys ? null : now.keys,
  };
};
