import { expect, test } from 'vitest';
import { hash } from './hash.ts';

test.each([
  ['seed', 'a', 2, 0.0505],
  ['seed', 'b', 2, 0.2696],
  ['foo', 'ab', 2, 0.2575],
  ['foo', 'def', 2, 0.2019],
  ['89123klj', '8952klfjas09ujkasdf', 2, 0.124],
  ['90850943850283058242805', '123', 2, 0.7516],
  ['()**(%$##$%#$#', '___)((*":&', 2, 0.0128],
  ['front-door', 'AbCdEfGhIjKlMnOpQrSt_-', 2, 0.4303],
  ['front-door', '你好', 2, 0.0528],
  ['', '', 2, 0.2305],
  ['abc', 'def', 1, null],
  ['abc', 'def', 99, null],
])('hash(%j, %j, %i) is %j', (seed, value, version, expected) => {
  expect(hash(seed, value, version)).toBe(expected);
});
