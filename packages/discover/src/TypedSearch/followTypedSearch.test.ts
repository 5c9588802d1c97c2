import type { Understood } from '@sewa/api/client';
import { discoverPath } from '@sewa/paths';
import { expect, test, vi } from 'vitest';
import { followTypedSearch } from './followTypedSearch.ts';

const nothing = { chips: [], corrections: [], notes: [] };
const meanings: Readonly<Record<string, Partial<Understood>>> = {
  '2br clementi': { query: 'noOfBedRooms=2&in=area:clementi' },
  '3br sail': { query: 'noOfBedRooms=3&q=sail' },
  bisan: { query: 'in=area:bishan', corrections: [{ typed: 'bisan', used: 'Bishan' }] },
  'chinese only': { query: '', notes: [{ text: 'chinese only', about: 'people' }] },
  'homes for rent': { query: '' },
  "O'Hara (Blk 5)": { query: 'q=o hara blk 5'.replaceAll(' ', '%20') },
};

/** Where a search leads to in the end, and over how many redirects. */
async function follow(query: string, preload = vi.fn(understand)): Promise<[string, number]> {
  let address = `/discover?${query}`;
  for (let redirects = 0; redirects < 5; redirects += 1) {
    const url = new URL(address, 'https://sewa.test');
    try {
      await followTypedSearch({ url, preload: preload as never }, discoverPath);
      return [address.slice('/discover'.length + 1), redirects];
    } catch (answer) {
      address = (answer as Response).headers.get('location') ?? '';
    }
  }
  throw new Error('It goes round.');
}

async function understand(_: unknown, { q, exact }: { q: string; exact?: string }) {
  const said = exact ? undefined : meanings[q];
  return { ...nothing, query: `q=${encodeURIComponent(q)}`, ...said };
}

test.each([
  ['q=2br%20clementi', 'noOfBedRooms=2&in=area:clementi&typed=2br%20clementi', 1],
  ['q=river', 'q=river', 0],
  ["q=O'Hara+(Blk+5)", "q=O'Hara+(Blk+5)", 0],
  ['q=homes+for+rent', 'typed=homes%20for%20rent', 1],
  [
    'q=3br%20sail&propertyTypes=1&ref=mail',
    'propertyTypes=1&noOfBedRooms=3&q=sail&typed=3br%20sail&ref=mail',
    1,
  ],
  ['q=bisan', 'in=area:bishan&typed=bisan', 1],
  ['q=bisan&exact=1', 'q=bisan&exact=1', 0],
  ['q=chinese%20only', 'typed=chinese%20only', 1],
  ['q=sail&noOfBedRooms=3&typed=3br%20sail', 'q=sail&noOfBedRooms=3&typed=3br%20sail', 0],
  ['rentMax=3000', 'rentMax=3000', 0],
])('%s leads to %s', async (query, address, redirects) => {
  expect(await follow(query)).toEqual([address, redirects]);
});

test('a text that was left as it was says nothing new: what was changed since stays', async () => {
  expect(
    await follow('noOfBedRooms=2&in=area:clementi&furnitureStatus=2&q=2br+clementi&replaces=2br+clementi'),
  ).toEqual(['noOfBedRooms=2&furnitureStatus=2&in=area:clementi&typed=2br%20clementi', 1]);
  expect(await follow('noOfBedRooms=3&in=area:clementi&q=2br+clementi&replaces=2br+clementi')).toEqual([
    'noOfBedRooms=3&in=area:clementi',
    1,
  ]);
});

test('another text takes what the one before had said with it', async () => {
  expect(await follow('noOfBedRooms=2&in=area:clementi&rentMax=3000&q=bisan&replaces=2br+clementi')).toEqual([
    'in=area:bishan&rentMax=3000&typed=bisan',
    1,
  ]);
  expect(await follow('noOfBedRooms=2&in=area:clementi&rentMax=3000&replaces=2br+clementi')).toEqual([
    'rentMax=3000',
    1,
  ]);
});

test('what was searched as it is typed stays so, and another text does not', async () => {
  expect(await follow('q=bisan&propertyTypes=1&replaces=bisan&exact=1')).toEqual([
    'propertyTypes=1&q=bisan&exact=1',
    1,
  ]);
  expect(await follow('q=2br+clementi&replaces=bisan&exact=1')).toEqual([
    'noOfBedRooms=2&in=area:clementi&typed=2br%20clementi',
    1,
  ]);
});

test('what cannot be understood is searched as it is, and nothing goes round', async () => {
  const failing = vi.fn(async () => Promise.reject(new Error('down')));
  expect(await follow('q=2br+clementi', failing as never)).toEqual(['q=2br+clementi', 0]);
  expect(await follow('q=2br+clementi&replaces=bisan', failing as never)).toEqual(['q=2br%20clementi', 1]);
});

test('what takes too long is searched as it is', async () => {
  vi.useFakeTimers();
  const followed = follow('q=2br+clementi', vi.fn(() => new Promise(() => undefined)) as never);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(await followed).toEqual(['q=2br+clementi', 0]);
});
