import { expect, test } from 'vitest';
import { type DrawingSubject, drawListing, type FacadeForm } from './drawListing.ts';

const subject: DrawingSubject = {
  seed: 'a home',
  buildingSeed: 'a block',
  facade: 'public',
  block: '210A',
  subType: 0,
  bedrooms: 3,
  bathrooms: 2,
  areaSqm: 92,
};

const forms: readonly FacadeForm[] = [
  'public',
  'condominium',
  'serviced',
  'shophouse',
  'terrace',
  'semi-detached',
  'bungalow',
];

test('the same seed gives the same bytes, another seed gives others', () => {
  expect(drawListing(subject)).toEqual(drawListing(subject));
  const other = drawListing({ ...subject, seed: 'another home', buildingSeed: 'another block' });
  drawListing(subject).forEach(({ svg }, index) => {
    expect(svg).not.toBe(other[index]?.svg);
  });
});

test('homes of one building share its facade', () => {
  const [first] = drawListing(subject);
  const [second] = drawListing({ ...subject, seed: 'the flat upstairs' });
  expect(second?.svg).toBe(first?.svg);
});

test.each(forms)('the pictures of a %s are whole, small, and need nothing from outside', (facade) => {
  for (let seed = 0; seed < 12; seed += 1) {
    for (const { svg, width, height } of drawListing({
      ...subject,
      facade,
      seed: `${facade} ${seed}`,
      buildingSeed: `${facade} ${seed}`,
    })) {
      expect([width, height]).toEqual([960, 640]);
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 960 640" width="960" height="640"/,
      );
      expect(svg).not.toMatch(
        /<script|<image|<style|style=|\son\w+=|NaN|undefined|Infinity|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
      );
      expect(svg.length).toBeLessThan(16_000);
      const opened = svg.match(/<(?:g|svg|defs|pattern|linearGradient|radialGradient|text)\b/g)?.length ?? 0;
      const closed = svg.match(/<\/(?:g|svg|defs|pattern|linearGradient|radialGradient|text)>/g)?.length ?? 0;
      expect(opened).toBe(closed);
    }
  }
});

test.each([
  [0, 1, 30],
  [1, 1, 0],
  [2, 2, 0],
  [3, 1, 0],
  [4, 3, 0],
  [5, 5, 0],
  [6, 6, 0],
])('a floor plan of %i bedrooms and %i bathrooms shows as many', (bedrooms, bathrooms, subType) => {
  const plan = drawListing({ ...subject, bedrooms, bathrooms, subType, areaSqm: 40 + bedrooms * 40 }).at(-1);
  const parts = [...(plan?.svg ?? '').matchAll(/<text[^>]*font-weight[^>]*>([^<]*)/g)]
    .map(([, word]) => word)
    .join(' ');
  expect(parts.match(/[Bb]edroom/g)?.length ?? 0).toBe(bedrooms);
  expect(parts.match(/\bBath\b/g)?.length ?? 0).toBe(bathrooms);
  expect(parts.includes('Studio')).toBe(bedrooms === 0);
});

test('the plan of a single room tells what is let and what is shared', () => {
  const textOf = (subType: number) =>
    drawListing({ ...subject, subType, bedrooms: 1, bathrooms: 1, areaSqm: 14 })
      .at(-1)
      ?.svg.replace(/<\/text><text[^>]*>/g, ' ') ?? '';
  expect(textOf(10)).toMatch(/Your room.*Not in this let.*Shared bath.*Shared kitchen.*Shared living/s);
  expect(textOf(20)).toMatch(/Your room.*Your bath/s);
  expect(textOf(20)).not.toMatch(/Shared bath/);
});
