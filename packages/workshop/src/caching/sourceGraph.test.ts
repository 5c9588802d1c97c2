import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import {
  type GraphModule,
  listPages,
  listUntouched,
  loadSourceGraphs,
  type SourceGraph,
} from './sourceGraph.ts';

type Seeded = Partial<GraphModule>;

const plant = (modules: Readonly<Record<string, Seeded>>): SourceGraph => ({
  entries: ['browser'],
  modules: Object.fromEntries(
    Object.entries(modules).map(([name, found]) => [name, { imports: [], loads: [], acts: false, ...found }]),
  ),
  table: 'routes',
  pages: {
    '/': 'Home',
    '/map': 'Map',
    '/discover': 'Search',
    '/discover/:id/:slug': 'Listing',
    '/discover/favourites/:id': 'Favourites',
  },
  files: { 'assets/map.js': 'Map', 'assets/menu.js': 'Menu' },
});

const product: Readonly<Record<string, Seeded>> = {
  browser: { imports: ['routes'], loads: ['Banner'] },
  routes: { loads: ['Home', 'Map', 'Search', 'Listing'] },
  Banner: {},
  Home: { imports: ['Card'] },
  Map: { imports: ['Districts'], loads: ['Legend'] },
  Search: { imports: ['Card', 'Total'] },
  Listing: {},
  Card: { imports: ['Rent'] },
  Rent: {},
  Total: {},
  Districts: {},
  Legend: {},
};

const untouched = (modules: Readonly<Record<string, Seeded>>, ...pages: string[]) =>
  [...listUntouched([plant(modules)], pages)].sort();

test('what only other pages import cannot have mattered', () => {
  expect(untouched(product, 'Map')).toEqual(['Card', 'Home', 'Listing', 'Rent', 'Search', 'Total']);
  expect(untouched(product, 'Home')).toEqual(['Districts', 'Legend', 'Listing', 'Map', 'Search', 'Total']);
});

test('what a touched page, or the start, may load counts, whether or not it did', () => {
  expect(untouched(product)).not.toContain('Banner');
  expect(untouched(product, 'Map')).not.toContain('Legend');
});

test('a page that imports a module of another page from now on has touched it', () => {
  const later = { ...product, Map: { imports: ['Districts', 'Card'], loads: ['Legend'] } };
  expect(untouched(later, 'Map')).toEqual(['Home', 'Listing', 'Search', 'Total']);
});

test('a page that another one loads by itself is touched with it', () => {
  const later = { ...product, Districts: { loads: ['Listing'] } };
  expect(untouched(later, 'Map')).not.toContain('Listing');
});

test('a new module matters where something touched imports it', () => {
  const later = { ...product, New: {}, Home: { imports: ['Card', 'New'] } };
  expect(untouched(later, 'Home')).not.toContain('New');
  expect(untouched(later, 'Map')).toContain('New');
});

test('a module that does something when it is merely evaluated always matters', () => {
  const later = { ...product, Total: { acts: true } };
  expect(untouched(later, 'Map')).not.toContain('Total');
});

test('what either half of the build imports matters', () => {
  const graphs = [plant(product), plant({ ...product, Map: { imports: ['Card'] } })];
  expect([...listUntouched(graphs, ['Map'])].sort()).toEqual(['Home', 'Listing', 'Search', 'Total']);
});

test('modules that go round in circles come to an end', () => {
  expect(untouched({ ...product, Rent: { imports: ['Card'] } }, 'Home')).toContain('Map');
});

test.each([
  ['a page', '/map', ['Map']],
  ['a page with a slash at its end', '/discover/', ['Search']],
  ['the front door', '/', ['Home']],
  ['its data', '/_payload.json', ['Home']],
  ['the data of a page', '/map/_payload.json', ['Map']],
  ['a page with variable parts', '/discover/a-b/c', ['Listing']],
  ['of two that fit the one with more fixed parts', '/discover/favourites/c', ['Favourites']],
  ['the file of a page', '/assets/map.js', ['Map']],
  ['the file of something else', '/assets/menu.js', []],
  ['a file nobody knows', '/assets/old.js', []],
  ['no page', '/robots.txt', []],
])('%s (%s) leads to its page', (_, address, pages) => {
  expect(listPages([plant(product)], [address])).toEqual(pages);
});

test('both halves of a build are read, and half a build is none', () => {
  const root = makeTestFolder();
  const write = (half: string) => {
    const folder = path.join(root, 'app/build', half, '.vite');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'sources.json'), JSON.stringify(plant(product)));
  };
  write('client');
  expect(loadSourceGraphs(root, 'build')).toBe(null);
  write('server');
  expect(loadSourceGraphs(root, 'build')).toEqual([plant(product), plant(product)]);
});
