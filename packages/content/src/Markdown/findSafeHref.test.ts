import { expect, test } from 'vitest';
import { findSafeHref } from './findSafeHref.ts';

test.each([
  ['/blog/deposit', false],
  ['#sources', false],
  ['https://www.hdb.gov.sg/', true],
  ['http://sewa.test/', true],
  ['//elsewhere.test/x', true],
  ['mailto:help@sewa.test', true],
  ['tel:+6561234567', true],
])('a link to %s is followed', (href, isExternal) => {
  const { href: target, ...found } = findSafeHref(href) ?? {};
  expect(found).toEqual({ isExternal });
  expect(target).toContain(href);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://sewa.test/x',
  'http://',
])('a link to %s leads nowhere', (href) => {
  expect(findSafeHref(href)).toBeNull();
});
