import { expect, test } from 'vitest';
import { chooseEncoding } from './chooseEncoding.ts';

const order = ['br', 'zstd', 'gzip'] as const;

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip,zstd', 'zstd'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br ; q=0.001', 'br'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'zstd'],
  ['*;q=0, gzip', 'gzip'],
])('“%s” is answered in %s', (header, chosen) => {
  expect(chooseEncoding(header, order)).toBe(chosen);
});

test.each([null, undefined, '', 'identity', 'brotli', 'br;q=0', 'br;q=no', '*;q=0', 'xbr, gzipped'])(
  '“%s” is answered without a coding',
  (header) => {
    expect(chooseEncoding(header, order)).toBeNull();
  },
);
