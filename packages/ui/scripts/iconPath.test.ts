import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconPath } from './iconPath.ts';
import { renderIcons } from './renderIcons.ts';

test('a path that starts relative keeps its first point and stays relative after it', () => {
  expect(iconPath(['path', { d: 'm9 18 6-6-6-6' }])).toBe('M9 18l6-6-6-6');
  expect(iconPath(['path', { d: 'm5 12h14' }])).toBe('M5 12h14');
  expect(iconPath(['path', { d: 'm21 21-4.34-4.34' }])).toBe('M21 21l-4.34-4.34');
  expect(iconPath(['path', { d: 'M5 12h14' }])).toBe('M5 12h14');
});

test('circles, lines and rectangles become paths', () => {
  expect(iconPath(['circle', { cx: '11', cy: '11', r: '8' }])).toBe('M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0');
  expect(iconPath(['line', { x1: '1', y1: '2', x2: '3', y2: '4' }])).toBe('M1 2L3 4');
  expect(iconPath(['rect', { x: '1', y: '2', width: '3', height: '4' }])).toBe('M1 2h3v4h-3z');
  expect(iconPath(['rect', { x: '0', y: '0', width: '10', height: '6', rx: '2' }])).toBe(
    'M2 0h6a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
  );
});

test('an unknown shape is refused by name', () => {
  expect(() => iconPath(['mesh', {}])).toThrow('No path is known for the shape mesh.');
});

test('the generated icons are the ones in the repository', () => {
  for (const [path, text] of Object.entries(renderIcons()))
    expect(
      readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'),
      `${path}: run the generate script`,
    ).toBe(text);
});
