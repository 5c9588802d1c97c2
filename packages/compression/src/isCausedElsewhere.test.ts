import { expect, test } from 'vitest';
import { isCausedElsewhere } from './isCausedElsewhere.ts';

const judge = (headers: Record<string, string>) => isCausedElsewhere((name) => headers[name]);

test.each(['same-origin', 'none'])('a request with cookies is our own where it says “%s”', (site) => {
  expect(judge({ cookie: 'a=b', 'sec-fetch-site': site, accept: 'text/html' })).toBe(false);
});

test.each(['cross-site', 'same-site', 'anything'])(
  'it may be caused elsewhere where it says “%s”',
  (site) => {
    expect(judge({ cookie: 'a=b', 'sec-fetch-site': site })).toBe(true);
  },
);

test('a browser that does not say is not trusted with a page; a program is no browser', () => {
  expect(judge({ cookie: 'a=b', accept: 'text/html,*/*' })).toBe(true);
  expect(judge({ cookie: 'a=b', accept: 'application/json' })).toBe(false);
  expect(judge({ cookie: 'a=b' })).toBe(false);
});

test('without cookies nobody is told of', () => {
  expect(judge({ 'sec-fetch-site': 'cross-site', accept: 'text/html' })).toBe(false);
});
