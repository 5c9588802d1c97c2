import type { Client, Inspection } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { expect, test } from 'vitest';
import { applyQueue, emptyQueue, type InspectionQueue } from './inspectionQueue.ts';
import { type QueueStore, sendQueue } from './sendQueue.ts';

const item = { id: 'wall', name: 'Walls', condition: 'good', words: '', fileIds: [] } as const;
const makeInspection = (changes: Partial<Inspection> = {}): Inspection => ({
  id: 'inspinspinsp',
  rentalId: 'rentrentrent',
  kind: 'move-in',
  version: 1,
  rooms: [
    {
      name: 'Kitchen',
      items: [
        { ...item, fileIds: [] },
        { ...item, id: 'tap', name: 'Tap', fileIds: [] },
      ],
    },
  ],
  meters: [],
  keys: [],
  confirmedBy: [],
  isFrozen: false,
  moveInId: null,
  createdAt: '2026-12-15T00:00:00Z',
  changedAt: '2026-12-15T00:00:00Z',
  ...changes,
});

function makeStore(queue: InspectionQueue): QueueStore {
  let kept = queue;
  return {
    read: () => kept,
    write: async (next) => {
      kept = next;
    },
  };
}

/** A server that keeps one inspection, and breaks off where a test says. */
function makeServer(breakOff: (call: string, count: number) => boolean = () => false) {
  let inspection = makeInspection();
  const calls: string[] = [];
  const note = (call: string) => {
    calls.push(call);
    if (breakOff(call, calls.filter((each) => each === call).length))
      throw new ApiError({ code: 'R001', status: 0 });
  };
  const client = {
    addFile: async () => {
      note('addFile');
      return { id: `file-${calls.length}`, sha256: '', state: 'ready' };
    },
    getInspection: async () => {
      note('getInspection');
      return inspection;
    },
    changeInspection: async ({
      body,
    }: {
      body: Pick<Inspection, 'version' | 'rooms' | 'meters' | 'keys'>;
    }) => {
      note('changeInspection');
      if (body.version !== inspection.version)
        throw new ApiError({ code: 'R003', status: 409, fields: [{ name: 'version', reason: 'is stale' }] });
      inspection = { ...inspection, ...body, version: inspection.version + 1 };
      return inspection;
    },
  } as unknown as Client;
  return {
    client,
    calls,
    read: () => inspection,
    write: (next: Inspection) => {
      inspection = next;
    },
  };
}

const about = { id: 'inspinspinsp', side: 'tenant' } as const;
const full: InspectionQueue = {
  ...emptyQueue,
  items: { wall: { condition: 'worn', words: 'A scratch' } },
  photos: [
    { id: 'p1', itemId: 'wall', blob: new Blob(['1']), fileId: null },
    { id: 'p2', itemId: 'wall', blob: new Blob(['2']), fileId: null },
  ],
};

test('photos go first, then one change with them; nothing waits then', async () => {
  const server = makeServer();
  const store = makeStore(full);
  expect(await sendQueue(server.client, store, about)).toEqual({ state: 'sent' });
  expect(server.calls).toEqual(['addFile', 'addFile', 'getInspection', 'changeInspection']);
  expect(server.read().rooms[0]?.items[0]).toMatchObject({
    condition: 'worn',
    words: 'A scratch',
    fileIds: ['file-1', 'file-2'],
  });
  expect(store.read()).toEqual(emptyQueue);
});

test('a connection that breaks loses nothing, and no photo is uploaded twice', async () => {
  const server = makeServer(
    (call, count) => (call === 'addFile' && count === 2) || (call === 'changeInspection' && count === 1),
  );
  const store = makeStore(full);
  expect(await sendQueue(server.client, store, about)).toEqual({ state: 'offline' });
  expect(await sendQueue(server.client, store, about)).toEqual({ state: 'offline' });
  expect(await sendQueue(server.client, store, about)).toEqual({ state: 'sent' });
  expect(server.calls.filter((call) => call === 'addFile')).toHaveLength(3);
  expect(server.read().rooms[0]?.items[0]?.fileIds).toHaveLength(2);
});

test('what the other side changed meanwhile stays', async () => {
  const server = makeServer();
  const [room] = makeInspection().rooms;
  if (!room) throw new Error('A room was expected.');
  const { getInspection } = server.client;
  let isFirst = true;
  const client = {
    ...server.client,
    getInspection: async (params: { id: string }) => {
      const answer = await getInspection(params);
      if (isFirst)
        server.write({
          ...answer,
          version: 2,
          rooms: [
            {
              ...room,
              items: [
                ...room.items.slice(0, 1),
                { ...item, id: 'tap', name: 'Tap', condition: 'damaged', fileIds: [] },
              ],
            },
          ],
        });
      isFirst = false;
      return answer;
    },
  } as Client;
  await sendQueue(client, makeStore({ ...emptyQueue, items: { wall: { condition: 'worn' } } }), about);
  expect(server.read().rooms[0]?.items.map(({ condition }) => condition)).toEqual(['worn', 'damaged']);
});

test('what both sides changed is not written over until somebody says so; the rest is sent', async () => {
  const server = makeServer();
  const [room] = makeInspection().rooms;
  if (!room) throw new Error('A room was expected.');
  const [, tap] = room.items;
  server.write(
    makeInspection({
      version: 2,
      rooms: [
        {
          ...room,
          items: [{ ...item, condition: 'damaged', words: 'A hole', fileIds: [] }, ...(tap ? [tap] : [])],
        },
      ],
      meters: [{ kind: 'water', reading: '12' }],
    }),
  );
  const was = { condition: 'good', words: '' } as const;
  const store = makeStore({
    ...emptyQueue,
    items: { wall: { was, condition: 'worn' }, tap: { was, words: 'It drips' } },
    meters: { water: { was: '', now: '13' }, gas: { was: '', now: '7' } },
  });
  const conflicts = [
    { what: 'Kitchen, Walls', theirs: 'Damaged', mine: 'Worn' },
    { what: 'Water', theirs: '12', mine: '13' },
  ];
  expect(await sendQueue(server.client, store, about)).toEqual({ state: 'conflict', conflicts });
  expect(server.read().rooms[0]?.items).toMatchObject([
    { condition: 'damaged', words: 'A hole' },
    { words: 'It drips' },
  ]);
  expect(server.read().meters).toEqual([
    { kind: 'water', reading: '12' },
    { kind: 'gas', reading: '7' },
  ]);
  expect(await sendQueue(server.client, store, about)).toEqual({ state: 'conflict', conflicts });
  expect(await sendQueue(server.client, store, { ...about, isSure: true })).toEqual({ state: 'sent' });
  expect(server.read().rooms[0]?.items[0]).toMatchObject({ condition: 'worn', words: 'A hole' });
  expect(server.read().meters).toContainEqual({ kind: 'water', reading: '13' });
  expect(store.read()).toEqual(emptyQueue);
});

test('a remark is one’s own side’s', () => {
  const queue = { ...emptyQueue, items: { wall: { remark: 'Seen' } } };
  expect(applyQueue(makeInspection(), queue, 'tenant').rooms[0]?.items[0]?.remarks).toEqual({
    tenant: 'Seen',
  });
});
