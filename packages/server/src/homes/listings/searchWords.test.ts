import { expect, test } from 'vitest';
import { listSearchWords } from './searchWords.ts';

test.each([
  ['Marbled Court 3+1 Bedroom', ['marbled', 'court', '3', '1', 'bedroom']],
  ['<Warbler New Listing> Corner Home', ['warbler', 'new', 'listing', 'corner', 'home']],
  ['Bulbul House 10% off~Renovated', ['bulbul', 'house', '10', 'off', 'renovated']],
  [
    "St. Michael's Road, S$1,200.50 -3 1e5",
    ['st', 'michael', 's', 'road', 's', '1', '200', '50', '3', '1e5'],
  ],
  ['www.example.com/court a@b.sg &amp;', ['www', 'example', 'com', 'court', 'a', 'b', 'sg', 'amp']],
  ['CAFÉ cafe\u0301 １２ Ｒｏａｄ ﬁne', ['café', 'café', '12', 'road', 'fine']],
  ['ПАРК 牛车水 வீடு', ['парк', '牛车水', 'வீடு']],
  ['so\u00ADft \u200Bhidden', ['soft', 'hidden']],
  [`${'x'.repeat(150)}`, ['x'.repeat(100), 'x'.repeat(50)]],
  ['+ ~ <> 😀', []],
])('the words of %j', (text, words) => {
  expect(listSearchWords(text)).toEqual(words);
});
