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
  for (let times = 0; times < 2; times++) expect(findPage(path)?.row.path).toBe(expected);
});

test('more paths than are remembered are still found', () => {
  const findPage = makePageFinder(routes);
  for (let id = 0; id < 2_100; id++) expect(findPage(`/homes/${id}`)?.row.path).toBe('/homes/:id');
});

test.each([
  ['/homes/caf%C3%A9', '/homes/café'],
  ['/homes/100%', null],
  ['/homes/%E0%A4', null],
])('%s spells %s', (path, spelled) => {
  expect(decodePath(path)).toBe(spelled);
});
