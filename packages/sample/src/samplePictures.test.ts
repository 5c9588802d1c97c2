import { readdirSync } from 'node:fs';
import { makeBlobId } from '@sewa/server';
import { expect, test } from 'vitest';
import { roomPictures } from './rooms/roomPictures.ts';
import { listSampleListings, sampleHomes } from './sampleMarket.ts';
import { listSamplePictures } from './samplePictures.ts';

const newest = listSampleListings(sampleHomes)
  .filter(({ status }) => status === 'live')
  .toSorted((a, b) => b.listedAt.localeCompare(a.listedAt))
  .flatMap(({ sourceRow }) => sampleHomes.find(({ key }) => key === sourceRow) ?? []);

test('every picture of the folder is in the manifest, and the other way round', () => {
  const files = readdirSync(new URL('../rooms', import.meta.url)).filter((name) => name.endsWith('.webp'));
  expect(roomPictures.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});

test('a gallery begins with a rendered room, ends with the drawn plan, and shows nothing twice', () => {
  for (const home of sampleHomes) {
    const pictures = listSamplePictures(home);
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    expect(['living', 'bedroom']).toContain(pictures[0]?.kind);
    expect(pictures.at(-1)?.kind).toBe('floor-plan');
    expect(new Set(pictures.map(({ bytes }) => makeBlobId(bytes))).size).toBe(pictures.length);
    for (const { alt, contentType } of pictures)
      if (contentType === 'image/webp') expect(alt).toMatch(/\. Rendering of a sample home\.$/);
  }
});

test('a rendered building stands for public housing alone', () => {
  for (const home of sampleHomes)
    if (home.facade !== 'public')
      expect(listSamplePictures(home).map(({ kind }) => kind)).not.toContain('facade');
});

test('the first cards of the newest begin with different pictures', () => {
  const leads = newest
    .slice(0, 48)
    .map((home) => makeBlobId(listSamplePictures(home)[0]?.bytes ?? new Uint8Array()));
  expect(new Set(leads).size).toBe(48);
});
