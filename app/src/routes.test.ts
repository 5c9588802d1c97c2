import { pagePatterns, patterns } from '@sewa/paths';
import { expect, test } from 'vitest';
import { rows } from './routes.ts';

test('every screen opens at its top, but those that only lead on', () => {
  const others = rows.filter(({ flags }) => !flags?.includes('top'));
  expect(others.filter(({ layout, path }) => layout !== 'empty' && path !== patterns.discoverEntry)).toEqual(
    [],
  );
});

test('of the paths of a profile only the card of an agent and the return from a card page are public', () => {
  const open = rows.filter(({ path, guard }) => path.startsWith(patterns.profile) && !guard?.isSignedInOnly);
  expect(open.map(({ path }) => path)).toEqual([patterns.agent, patterns.newCardCallback]);
});

test('events can name every screen', () => {
  expect(rows.map(({ path }) => path).filter((path) => !pagePatterns.has(path))).toEqual([]);
});
