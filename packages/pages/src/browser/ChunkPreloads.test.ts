import { expect, test } from 'vitest';
import { ChunkPreloads } from './ChunkPreloads.ts';

function makeChunk(started: number[], index: number) {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    load: () => {
      started.push(index);
      return done;
    },
    finish,
  };
}

test('of twelve chunks asked for, four start; each that ends lets one more start', async () => {
  const started: number[] = [];
  const chunks = Array.from({ length: 12 }, (_, index) => makeChunk(started, index));
  const preloads = new ChunkPreloads();
  for (const { load } of chunks) preloads.add(load);
  expect(started).toEqual([0, 1, 2, 3]);
  for (const [index, chunk] of chunks.entries()) {
    chunk.finish();
    await expect.poll(() => started.length).toBe(Math.min(5 + index, 12));
  }
});

test('a chunk asked for twice is loaded once', () => {
  const started: number[] = [];
  const { load } = makeChunk(started, 0);
  const preloads = new ChunkPreloads();
  preloads.add(load);
  preloads.add(load);
  expect(started).toEqual([0]);
});

test('a chunk that failed may be asked for again', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    throw new Error('offline');
  };
  const preloads = new ChunkPreloads();
  preloads.add(load);
  await expect
    .poll(() => {
      preloads.add(load);
      return tries;
    })
    .toBe(2);
});
