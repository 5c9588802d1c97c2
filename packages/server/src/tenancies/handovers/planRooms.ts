import { randomUUID } from 'node:crypto';
import type { Inspection } from '@sewa/api/client';
import * as messages from './messages.ts';

type Room = Inspection['rooms'][number];

const room = (name: string, items: readonly string[]): Room => ({
  id: randomUUID(),
  name,
  items: items.map((item) => ({ id: randomUUID(), name: item, condition: 'good', words: '', fileIds: [] })),
});

const count = (name: string, many: number, items: readonly string[]): Room[] =>
  Array.from({ length: many }, (_, index) => room(many === 1 ? name : `${name} ${index + 1}`, items));

/** The rooms of a home with what is usually looked at, as the facts of its listing say; everything in good condition until somebody says otherwise. */
export function planRooms({
  bedrooms,
  bathrooms,
  isWhole,
}: {
  bedrooms: number | null;
  bathrooms: number | null;
  isWhole: boolean;
}): Room[] {
  if (!isWhole)
    return [room(messages.ownRoom, messages.bedroomItems), room(messages.sharedRooms, messages.sharedItems)];
  return [
    room(messages.livingRoom, messages.livingItems),
    ...count(messages.bedroom, bedrooms ?? 1, messages.bedroomItems),
    room(messages.kitchen, messages.kitchenItems),
    ...count(messages.bathroom, Math.max(1, Math.round(bathrooms ?? 1)), messages.bathroomItems),
  ];
}

/** The state at the end begins as the state at the start was confirmed: what is the same needs no typing. */
export const copyRooms = (rooms: readonly Room[]): Room[] =>
  rooms.map(({ id, name, items }) => ({
    ...(id !== undefined && { id }),
    name,
    items: items.map(({ id: itemId, name: item, condition }) => ({
      ...(itemId !== undefined && { id: itemId }),
      name: item,
      condition,
      words: '',
      fileIds: [],
    })),
  }));
