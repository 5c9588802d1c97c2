import { expect, test } from 'vitest';
import { allowCompression, forbidsCompression } from './allowCompression.ts';

const judge = (
  isCompressible: boolean,
  requested: Record<string, string> = {},
  cacheControl = 'no-store',
) => {
  const headers = new Headers({ 'cache-control': cacheControl });
  const isAllowed = allowCompression(headers, (name) => requested[name], isCompressible);
  return [isAllowed, headers.get('cache-control'), forbidsCompression(headers)];
};

test('what holds no secret and was asked for by us may be compressed', () => {
  expect(judge(true)).toEqual([true, 'no-store', false]);
  expect(judge(true, { cookie: 'a=b', 'sec-fetch-site': 'same-origin' })).toEqual([true, 'no-store', false]);
});

test('what holds a secret, or may be caused by another site, is left as it is by proxies too', () => {
  expect(judge(false)).toEqual([false, 'no-store, no-transform', true]);
  expect(judge(true, { cookie: 'a=b', 'sec-fetch-site': 'cross-site' })).toEqual([
    false,
    'no-store, no-transform',
    true,
  ]);
  expect(judge(false, {}, 'no-transform, private')).toEqual([false, 'no-transform, private', true]);
});

test('an answer that says nothing of caches says it, too', () => {
  const headers = new Headers();
  allowCompression(headers, () => null, false);
  expect(headers.get('cache-control')).toBe('no-transform');
});
