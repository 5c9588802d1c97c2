import { expect, test } from 'vitest';
import { formatPlaceName } from './placeNames.ts';

test.each([
  ['ANG MO KIO', 'Ang Mo Kio'],
  ['NORTH-EASTERN ISLANDS', 'North-Eastern Islands'],
  ['ONE-NORTH', 'one-north'],
  ['One-north', 'one-north'],
  ['HARBOURFRONT', 'HarbourFront'],
  ['MacPherson', 'MacPherson'],
  ['ST. MICHAEL’S', "St. Michael's"],
  ['KING ALBERT`S PARK', "King Albert's Park"],
  ['D‘ALMEIDA', "D'Almeida"],
  ['  Tanjong   Pagar ', 'Tanjong Pagar'],
  ['TG RHU', 'Tg Rhu'],
  ['港湾', '港湾'],
  ['', ''],
  [null, ''],
])('%j becomes %j', (name, shown) => {
  expect(formatPlaceName(name)).toBe(shown);
});
