import { expect, test } from 'vitest';
import type { FacadeForm } from '../sampleHome.ts';
import { type DrawnHome, drawFacadeOf, drawFloorPlanOf } from './drawListing.ts';

const subject: DrawnHome = {
  key: 'a home',
  project: 'A project',
  facade: 'public',
  block: '210A',
  street: 'A street',
  propertySubType: 0,
  bedrooms: 3,
  bathrooms: 2,
  sqm: 92,
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

test('the same home gives the same bytes, another home gives others', () => {
  expect(drawFloorPlanOf(subject)).toEqual(drawFloorPlanOf(subject));
  expect(drawFloorPlanOf({ ...subject, key: 'another home' }).svg).not.toBe(drawFloorPlanOf(subject).svg);
  expect(drawFacadeOf({ ...subject, project: 'Another' }).svg).not.toBe(drawFacadeOf(subject).svg);
});

test('homes of one building share its facade', () => {
  expect(drawFacadeOf({ ...subject, key: 'the flat upstairs' })).toEqual(drawFacadeOf(subject));
});

test.each(forms)('the drawings of a %s are whole, small, and need nothing from outside', (facade) => {
  for (let seed = 0; seed < 12; seed += 1) {
    const home = { ...subject, facade, key: `${facade} ${seed}`, project: `${facade} ${seed}` };
    for (const { svg, width, height } of [drawFacadeOf(home), drawFloorPlanOf(home)]) {
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
  const plan = drawFloorPlanOf({
    ...subject,
    bedrooms,
    bathrooms,
    propertySubType: subType,
    sqm: 40 + bedrooms * 40,
  });
  const parts = [...plan.svg.matchAll(/<text[^>]*font-weight[^>]*>([^<]*)/g)]
    .map(([, word]) => word)
    .join(' ');
  expect(parts.match(/[Bb]edroom/g)?.length ?? 0).toBe(bedrooms);
  expect(parts.match(/\bBath\b/g)?.length ?? 0).toBe(bathrooms);
  expect(parts.includes('Studio')).toBe(bedrooms === 0);
});

test('the plan of a single room tells what is let and what is shared', () => {
  const textOf = (subType: number) =>
    drawFloorPlanOf({ ...subject, propertySubType: subType, bedrooms: 1, bathrooms: 1, sqm: 14 }).svg.replace(
      /<\/text><text[^>]*>/g,
      ' ',
    );
  expect(textOf(10)).toMatch(/Your room.*Not in this let.*Shared bath.*Shared kitchen.*Shared living/s);
  expect(textOf(20)).toMatch(/Your room.*Your bath/s);
  expect(textOf(20)).not.toMatch(/Shared bath/);
});
