import { expect, test } from 'vitest';
import { decodePath, makePageFinder } from './makePageFinder.ts';

const handle = (path: string) => ({ row: { path }, modules: [] });
const routes = [
  {
    handle: handle('/'),
    children: [
      { path: '/homes', handle: handle('/homes') },
      { path: '/homes/:id', handle: handle('/homes/:id') },
      { path: '/plain' },
    ],
  },
];

test.each([
  ['/homes', '/homes'],
  ['/homes/1', '/homes/:id'],
  ['/plain', undefined],
  ['/no/such/page', undefined],
])('the page of %s is that of %s, asked again too', (path, expected) => {
  const findPage = makePageFinder(routes);
  for (let times = 0; times < 2; times++) expect(findPage(path).page?.row.path).toBe(expected);
});

test('more paths than are remembered are still found', () => {
  const findPage = makePageFinder(routes);
  for (let id = 0; id < 2_100; id++) expect(findPage(`/homes/${id}`).page?.row.path).toBe('/homes/:id');
});

test('a page is answered by its own routes alone, by the same handler at each of its addresses', () => {
  const findPage = makePageFinder(routes);
  const { handler } = findPage('/homes/1');
  expect(findPage('/homes/2').handler).toBe(handler);
  expect(handler.dataRoutes).toMatchObject([{ children: [{ path: '/homes/:id' }] }]);
});

test('an address of no page is answered by the whole table', async () => {
  const { handler } = makePageFinder(routes)('/no/such/page');
  expect(await handler.query(new Request('http://localhost/no/such/page'))).toMatchObject({
    statusCode: 404,
  });
});

test.each([
  ['/homes/caf%C3%A9', '/homes/café'],
  ['/homes/100%', null],
  ['/homes/%E0%A4', null],
])('%s spells %s', (path, spelled) => {
  expect(decodePath(path)).toBe(spelled);
});
