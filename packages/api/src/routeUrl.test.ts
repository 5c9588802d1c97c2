import { expect, test } from 'vitest';
import { buildRouteUrl, routeKey } from './routeUrl.ts';

test('a search is written in its canonical form, whatever order it was given in', () => {
  const url = buildRouteUrl('discover', {
    cursor: 'abc',
    propertyTypes: [1, 0, 1],
    sort: 'newest',
    searchParams: ['D09'],
    limit: 12,
    q: '',
  });
  expect(url).toBe('/api/discover?propertyTypes=0,1&searchParams=orchard-river-valley&cursor=abc&limit=12');
  expect(buildRouteUrl('discover', {})).toBe('/api/discover');
});

test('parameters of a path are encoded, and a missing one is refused in a sentence', () => {
  expect(buildRouteUrl('getListing', { id: 'a/b?c' })).toBe('/api/listings/a%2Fb%3Fc');
  expect(() => buildRouteUrl('getListing', {})).toThrow(
    'The call "getListing" needs "id". Its path is /api/listings/{id}.',
  );
});

test('a body never reaches the URL', () => {
  expect(buildRouteUrl('reportError', { body: { message: 'secret' } })).toBe('/api/reports');
});

test('a key names the route, its parameters and the corporate, and equal reads have equal keys', () => {
  expect(routeKey('discover', { propertyTypes: [1, 0] })).toBe(
    routeKey('discover', { propertyTypes: [0, 1, 1], q: ' ' }),
  );
  expect(routeKey('discover', {})).toBe('discover?');
  expect(routeKey('getListing', { id: 'abc' })).toBe('getListing/abc?');
  expect(routeKey('getUser', {}, 'c1')).toBe('getUser?#c1');
  expect(routeKey('control', {}, 'c1')).toBe('control?');
  expect(routeKey('getListing', { id: 'abc' }, 'c1')).toBe('getListing/abc?');
  expect(routeKey('findRedirect', { path: '/a?b' })).toBe('findRedirect?path=%2Fa%3Fb');
});
