import { contract } from '@sewa/api/schema';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { longHomes, longListing } from './sampleHomes.ts';
import { sampleMarket } from './sampleMarket.ts';

const reads = Object.values(contract).filter(({ method }) => method === 'GET');

async function listFaultyColumns(handlers: ReturnType<typeof sampleMarket>) {
  const answered = await Promise.all(
    reads.map(async ({ name, path, answer }) => {
      const url = `https://sewa.test${path.replace(/\{\w+\}/g, 'tks5zua4nvyt')}`;
      const response = await getResponse(handlers, new Request(url));
      return response
        ? [{ name, failure: answer.safeParse(await response.json()).error?.message ?? null }]
        : [];
    }),
  );
  return answered.flat();
}

test('every read the sample market answers, it answers as the contract says', async () => {
  const answered = await listFaultyColumns(sampleMarket());
  expect(answered).toHaveLength(sampleMarket().length);
  expect(answered.filter(({ failure }) => failure !== null)).toEqual([]);
});

test('so does one in which everything is said at length', async () => {
  const answered = await listFaultyColumns(sampleMarket({ homes: longHomes, listing: longListing }));
  expect(answered.filter(({ failure }) => failure !== null)).toEqual([]);
});
