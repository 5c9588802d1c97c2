import { expect, test } from 'vitest';
import { chooseLabels } from './chooseLabels.ts';
import { districtPlaces } from './districtPlaces.ts';

const area = (name: string, x: number, y: number, outline = 'M0 0l1 1z') => ({
  name,
  outline,
  label: { x, y },
});

test('a name is written where it covers neither a district nor another name', () => {
  const orchard = districtPlaces['09'];
  const labels = chooseLabels([
    area('Tengah', 100, 300),
    area('Tuas', 105, 304, 'M0 0l1 1 2 2 3 3z'),
    area('Orchard', orchard?.x ?? 0, orchard?.y ?? 0),
    area('Lim Chu Kang', 100, 100),
  ]);
  expect(labels.map(({ name }) => name)).toEqual(['Tuas', 'Lim Chu Kang']);
});
