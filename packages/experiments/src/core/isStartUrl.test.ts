import { expect, test } from 'vitest';
import { isStartUrl } from './isStartUrl.ts';

test.each([
  ['/', ['/'], true],
  ['/?q=east', ['/'], true],
  ['/#how', ['/'], true],
  ['//', ['/'], true],
  ['/discover', ['/'], false],
  ['/discover', ['/discover'], true],
  ['/discover/12/a-home?from=/', ['/discover'], true],
  ['//discover///12', ['/discover/12'], true],
  ['/discovery', ['/discover'], true],
  ['/Discover', ['/discover'], false],
  ['/blog', ['/discover', '/blog'], true],
  ['/map?/discover', ['/discover'], false],
  ['/map', [], false],
  ['/map', [''], false],
])('%j of %j: %j', (path, validStartUrls, expected) => {
  expect(isStartUrl(path, validStartUrls)).toBe(expected);
});
