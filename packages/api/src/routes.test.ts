import { describe, expect, test } from 'vitest';
import { openapi } from './contract/openapi.ts';
import { type RouteName, type RouteShape, routes, sameForEveryCorporate } from './routes.ts';
import { routeKey } from './routeUrl.ts';

const all = Object.entries<RouteShape>(routes);
const namesWhere = (isWanted: (route: RouteShape) => boolean) =>
  all.filter(([, route]) => isWanted(route)).map(([name]) => name);
const reads = namesWhere(({ method }) => method === 'GET');

describe('what a call makes out of date', () => {
  test('is named by every call that changes something, if only by saying that no read shows it', () => {
    expect(namesWhere(({ method, changes }) => method !== 'GET' && changes === undefined)).toEqual([]);
  });

  test('is named by no call that only reads', () => {
    expect(namesWhere(({ method, changes }) => method === 'GET' && changes !== undefined)).toEqual([]);
  });

  test.each(all.filter(([, { changes }]) => changes))(
    'by %s is a read, each named once',
    (_, { changes = [] }) => {
      expect(changes.filter((name) => !reads.includes(name))).toEqual([]);
      expect(new Set(changes).size).toBe(changes.length);
    },
  );

  test.each<[RouteName, RouteName[]]>([
    ['validateOtp', ['control', 'getUser', 'missing', 'permissions']],
    ['logOut', ['control', 'getUser', 'missing', 'permissions']],
    ['createUser', ['control', 'getUser', 'missing', 'permissions']],
    ['finishAttempt', ['control', 'getUser', 'missing', 'permissions']],
    ['switchCorporate', ['control', 'getUser', 'permissions']],
    ['endSession', ['control', 'listSessions']],
  ])('%s: who is there, and what they may do, is asked anew', (name, names) => {
    expect((routes[name] as RouteShape).changes).toEqual(expect.arrayContaining(names));
  });
});

describe('what is read', () => {
  test('is another thing for another corporate, unless the table says that it is the same', () => {
    expect(sameForEveryCorporate.filter((name) => !reads.includes(name))).toEqual([]);
    for (const name of reads as RouteName[]) {
      const isSame = routeKey(name, { id: 'x' }, 'c1') === routeKey(name, { id: 'x' }, 'c2');
      expect([name, isSame]).toEqual([name, sameForEveryCorporate.includes(name)]);
    }
  });
});

test('an answer stands in an envelope exactly where the table says so', () => {
  const { paths } = openapi();
  for (const [name, { method, path, isBare, isEmpty, isFile, isStream }] of all) {
    const answer = JSON.stringify(paths[path]?.[method.toLowerCase()]?.responses);
    const success = answer.slice(0, answer.indexOf('"default"'));
    expect([name, !success.includes('"succeed":{"type":"boolean","const":true}')]).toEqual([
      name,
      Boolean(isBare || isEmpty || isFile || isStream),
    ]);
  }
});
