import { expect, test } from 'vitest';
import { parseCompared } from './chooseToCompare.ts';

const known = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['', []],
  ['compare=a', ['a']],
  ['compare=b&compare=a', ['b', 'a']],
  ['compare=a,b,a', ['a', 'b']],
  ['compare=a&compare=zzz&compare=', ['a']],
  ['compare=e,d,c,b,a', ['e', 'd', 'c', 'b']],
])('%j asks to compare %j', (query, compared) => {
  expect(parseCompared(new URLSearchParams(query), known)).toEqual(compared);
});
