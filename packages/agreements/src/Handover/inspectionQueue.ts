import type { Inspection } from '@sewa/api/client';
import * as messages from './messages.ts';

type Item = Inspection['rooms'][number]['items'][number];
type Common = Pick<Item, 'condition' | 'words'>;

/** What somebody changed of an item and is not sent yet; and what stood there, of what both sides write. */
export type ItemChange = Partial<Common> & { readonly remark?: string; readonly was?: Common };

/** A reading of a meter or a number of keys that is not sent yet, and what stood there; '' for none. */
export interface CountChange {
  readonly now: string;
  readonly was: string;
}

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
  /** By kind. */
  readonly meters: Readonly<Record<string, CountChange>>;
  readonly keys: Readonly<Record<string, CountChange>>;
}

/** Nothing waits. */
export const emptyQueue: InspectionQueue = { items: {}, photos: [], meters: {}, keys: {} };

/** How many changes and photos wait. */
export const countWaiting = ({ items, photos, meters, keys }: InspectionQueue) => ({
  changes: [items, meters, keys].reduce((sum, each) => sum + Object.keys(each).length, 0),
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

const meterKinds: readonly Inspection['meters'][number]['kind'][] = ['electricity', 'water', 'gas'];

/** What stands of a kind, as text. */
export const readMeter = (meters: Inspection['meters'], kind: string): string =>
  meters.find((meter) => meter.kind === kind)?.reading ?? '';
export const readKey = (keys: Inspection['keys'], kind: string): string =>
  String(keys.find((key) => key.kind === kind)?.count ?? '');

/** Whether a text says how many keys there are, or nothing. */
export const isKeyCount = (text: string): boolean => /^\d{0,2}$/.test(text.trim());

/** Puts a value in the place of that of its kind; an empty one takes it away. */
function setMeter(meters: Inspection['meters'], kind: string, reading: string): Inspection['meters'] {
  const known = meterKinds.find((each) => each === kind);
  const others = meters.filter((meter) => meter.kind !== kind);
  return reading.trim() === '' || known === undefined
    ? others
    : [...others, { kind: known, reading: reading.trim() }];
}

function setKey(keys: Inspection['keys'], kind: string, text: string): Inspection['keys'] {
  const others = keys.filter((key) => key.kind !== kind);
  return text.trim() === '' ? others : [...others, { kind, count: Number(text) }];
}

function applyItem(key: string, item: Item, queue: InspectionQueue, side: 'tenant' | 'landlord'): Item {
  const { remark, was: _was, ...change } = queue.items[key] ?? {};
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
  meters: Object.entries(queue.meters).reduce(
    (meters, [kind, { now }]) => setMeter(meters, kind, now),
    inspection.meters,
  ),
  keys: Object.entries(queue.keys).reduce(
    (keys, [kind, { now }]) => setKey(keys, kind, now),
    inspection.keys,
  ),
});

/** Something that both sides changed: what it is, what stands there now, and what waits. */
export interface Conflict {
  readonly what: string;
  readonly theirs: string;
  readonly mine: string;
}

const isConflict = (now: string, was: string, mine: string): boolean => now !== was && now !== mine;

/** What waits without what the other side changed meanwhile, and what that is. */
export function splitConflicts(
  inspection: Inspection,
  queue: InspectionQueue,
): { readonly clear: InspectionQueue; readonly conflicts: readonly Conflict[] } {
  const conflicts: Conflict[] = [];
  const items = { ...queue.items };
  for (const room of inspection.rooms)
    for (const item of room.items) {
      const key = keyOf(room, item);
      const { was, ...change } = queue.items[key] ?? {};
      if (!was) continue;
      const kept = { ...change };
      const what = `${room.name}, ${item.name}`;
      if (change.condition && isConflict(item.condition, was.condition, change.condition)) {
        const { [item.condition]: theirs, [change.condition]: mine } = messages.condition;
        conflicts.push({ what, theirs, mine });
        delete kept.condition;
      }
      if (change.words !== undefined && isConflict(item.words, was.words, change.words)) {
        conflicts.push({ what, theirs: item.words, mine: change.words });
        delete kept.words;
      }
      if (Object.keys(kept).length === 0) delete items[key];
      else if (Object.keys(kept).length < Object.keys(change).length) items[key] = { ...kept, was };
    }
  const splitCounts = (
    changes: InspectionQueue['keys'],
    read: (kind: string) => string,
    name: (kind: string) => string,
  ) =>
    Object.fromEntries(
      Object.entries(changes).filter(([kind, { now: mine, was }]) => {
        const theirs = read(kind);
        const isBoth = isConflict(theirs, was, mine);
        if (isBoth) conflicts.push({ what: name(kind), theirs, mine });
        return !isBoth;
      }),
    );
  const meters = splitCounts(
    queue.meters,
    (kind) => readMeter(inspection.meters, kind),
    (kind) => messages.meterName(kind),
  );
  const keys = splitCounts(queue.keys, (kind) => readKey(inspection.keys, kind), messages.keyLabel);
  return { clear: { ...queue, items, meters, keys }, conflicts };
}

const dropSame = <Change>(
  now: Readonly<Record<string, Change>>,
  sent: Readonly<Record<string, Change>>,
): Readonly<Record<string, Change>> =>
  Object.fromEntries(Object.entries(now).filter(([key, change]) => sent[key] !== change));

/** What still waits after `sent` arrived: what was changed meanwhile stays. */
export const dropSent = (now: InspectionQueue, sent: InspectionQueue): InspectionQueue => {
  const done = new Set(sent.photos.filter(({ fileId }) => fileId !== null).map(({ id }) => id));
  return {
    items: dropSame(now.items, sent.items),
    photos: now.photos.filter(({ id }) => !done.has(id)),
    meters: dropSame(now.meters, sent.meters),
    keys: dropSame(now.keys, sent.keys),
  };
};
