import type { Favourite } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { routeKey } from '@sewa/api/swr';
import { expectProblem } from '@sewa/pages/testing';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '../../test/openScreen.tsx';
import { sampleFavourite, sampleItem, sampleSearch } from '../fixtures.ts';
import FavouritesPage, { Failure } from './FavouritesPage.tsx';

const address = '/discover/favourites';
const offline = new ApiError({ code: 'R003', status: 0 });
const makeFavourite = (id: string, rest: Partial<Favourite> = {}): Favourite => ({
  ...sampleFavourite,
  listing: { ...sampleItem, id, title: `Home ${id}` },
  ...rest,
});
const [one, two] = [makeFavourite('one'), makeFavourite('two')];
const makeData = (favourites: Favourite[], searches = [sampleSearch]) => ({
  [routeKey('listFavourites', {})]: favourites,
  [routeKey('listSavedSearches', {})]: searches,
  [routeKey('getUser', {})]: null,
});
type Answers = NonNullable<Parameters<typeof openScreen>[1]>['answers'];
const open = (favourites: Favourite[], answers: Answers = [], searches = [sampleSearch]) =>
  openScreen(<FavouritesPage />, {
    data: makeData(favourites, searches),
    answers,
    address,
    isSignedIn: true,
  });

const list = () => within(screen.getByRole('region', { name: 'Saved homes' }));
const homes = () =>
  list()
    .queryAllByRole('article')
    .map(({ id }) => id);
const saved = () => within(screen.getByRole('region', { name: 'Saved searches' }));
const says = (message: string) => expect.poll(() => document.body.textContent).toContain(message);

test('saved homes and saved searches stand under their headings', async () => {
  const { container } = open([one, two]);
  expect(homes()).toEqual(['one', 'two']);
  expect(saved().getByRole('article', { name: 'Near work' })).toBeDefined();
  expect((await axe.run(container)).violations).toEqual([]);
});

test('where nothing is saved it is said how that is done', async () => {
  const { container } = open([], [], []);
  expect(screen.getByRole('heading', { name: 'No saved homes yet' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'No saved searches yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/discover');
  expect((await axe.run(container)).violations).toEqual([]);
});

test('what is removed goes at once and comes back with undo', async () => {
  let saved = [one, two];
  const answers = [
    mockRoute('listFavourites', () => saved),
    mockRoute('dropFavourite', () => {
      saved = [two];
      return null;
    }),
    mockRoute('saveFavourite', () => {
      saved = [one, two];
      return null;
    }),
  ];
  const { calls } = open([one, two], answers);
  await userEvent.click(list().getByRole('button', { name: 'Remove Home one' }));
  expect(homes()).toEqual(['two']);
  await says('Home one was removed.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(homes).toEqual(['one', 'two']);
  expect(calls.map(({ name }) => name).filter((name) => !name.startsWith('GET'))).toEqual([
    'DELETE /api/favourites/one',
    'PUT /api/favourites/one',
  ]);
});

test('what cannot be removed is put back, and the person is told', async () => {
  open([one, two], [mockRoute('dropFavourite', offline), mockRoute('dropSavedSearch', offline)]);
  await userEvent.click(list().getByRole('button', { name: 'Remove Home one' }));
  await expectProblem('Something went wrong, please try again. Home one is still saved.');
  expect(homes()).toEqual(['one', 'two']);
  await userEvent.click(saved().getByRole('button', { name: 'Remove Near work' }));
  await expectProblem('Something went wrong, please try again. Near work is still saved.');
  expect(saved().getAllByRole('article')).toHaveLength(1);
});

test('a note is saved when its field is left by keyboard; when it cannot be, it stays and says so', async () => {
  let isAway = true;
  const answers = [
    mockRoute('listFavourites', [one]),
    mockRoute('noteFavourite', () => (isAway ? offline : null)),
  ];
  const { calls } = open([one], answers);
  const note = list().getByRole<HTMLInputElement>('textbox', { name: 'Note' });
  note.focus();
  await userEvent.keyboard('quiet');
  await userEvent.tab();
  await says('Something went wrong, please try again.');
  expect(note.value).toBe('quiet');
  isAway = false;
  note.focus();
  await userEvent.tab();
  await expect.poll(() => list().getByRole('status').textContent).toBe('Saved');
  expect(calls.at(1)).toMatchObject({ body: { note: 'quiet' } });
});

test('what cannot be brought back stays away, and the person is told', async () => {
  open(
    [one, two],
    [
      mockRoute('listFavourites', [two]),
      mockRoute('dropFavourite', null),
      mockRoute('saveFavourite', offline),
    ],
  );
  await userEvent.click(list().getByRole('button', { name: 'Remove Home one' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectProblem("Something went wrong, please try again. We couldn't bring back Home one.");
  expect(homes()).toEqual(['two']);
});

test('a saved search whose mail cannot be paused says so, and blames no field', async () => {
  open([], [mockRoute('changeSavedSearch', offline)]);
  await userEvent.click(saved().getByRole('button', { name: 'Pause alerts' }));
  await expect
    .poll(() => saved().getByRole('status').textContent)
    .toBe('Something went wrong, please try again.');
  expect(saved().getByRole('textbox', { name: /^Name/ }).ariaInvalid).not.toBe('true');
});

test('a saved search whose new name is refused says why at the name', async () => {
  const fields = [{ name: 'name', reason: 'is taken' }];
  open([], [mockRoute('changeSavedSearch', new ApiError({ code: 'R006', status: 400, fields }))]);
  const name = saved().getByRole('textbox', { name: /^Name/ });
  await userEvent.fill(name, 'Far from work');
  await userEvent.tab();
  await expect.poll(() => name.ariaInvalid).toBe('true');
  expect(saved().getByText('This name is taken.')).toBeTruthy();
  expect(saved().getByRole('status').textContent).toBe('');
});

test('two to four homes are compared: a fifth cannot be chosen', async () => {
  open(['a', 'b', 'c', 'd', 'e'].map((id) => makeFavourite(id)));
  const boxes = list().getAllByRole<HTMLInputElement>('checkbox');
  for (const box of boxes.slice(0, 4)) await userEvent.click(box);
  expect(boxes[4]?.disabled).toBe(true);
  await userEvent.click(list().getByRole('button', { name: 'Compare 4 homes' }));
  await expect.poll(() => list().queryAllByRole('columnheader')).toHaveLength(4);
});

test('favourites that cannot be had say why, that they are safe, and how to try again', async () => {
  const { container } = openScreen(<Failure />, { address: `${address}?compare=one,two` });
  expect(
    screen.getByRole('heading', { level: 1, name: "We can't show your saved homes right now" }),
  ).toBeDefined();
  expect(screen.getByRole('main').textContent).toContain('Your saved homes, notes and searches are safe.');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Try again');
  expect(document.activeElement?.getAttribute('href')).toBe(`${address}?compare=one,two`);
  expect((await axe.run(container)).violations).toEqual([]);
});
