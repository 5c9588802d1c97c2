import type { Viewing } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { bookViewingPath, contractPath, patterns } from '@sewa/paths';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeViewing, sampleHome, sampleSlots } from '../testing/sampleViewings.ts';
import * as page from './BookViewingPage.tsx';

const address = bookViewingPath(sampleHome.id, sampleHome.slug);

const open = (visiting: readonly Viewing[], answers: readonly HttpHandler[] = [], query = '') =>
  openPage(page, {
    pattern: patterns.bookViewing,
    address: `${address}${query}`,
    answers: [
      ...answers,
      mockRoute('getListing', sampleHome),
      mockRoute('listSlots', [...sampleSlots]),
      mockRoute('listViewings', { hosting: [], visiting: [...visiting] }),
    ],
  });
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const changed = { viewingId: 'viewingone22', state: 'booked', version: 2 } as const;
const conflict = (name: string, reason: string) =>
  new ApiError({ code: 'R004', status: 409, fields: [{ name, reason }] });
const findIssues = async () =>
  (await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations.map(({ id }) => id);

test('free times stand by day, and one is booked with a note', async () => {
  let visiting: Viewing[] = [];
  const opened = open(
    [],
    [
      mockRoute('listViewings', () => ({ hosting: [], visiting })),
      mockRoute('bookViewing', () => {
        visiting = [makeViewing()];
        return changed;
      }),
    ],
  );
  const saturday = await screen.findByRole('radiogroup', { name: 'Sat, 5 Dec' });
  expect(within(saturday).getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radiogroup', { name: 'Sun, 6 Dec' })).toBeTruthy();
  expect(screen.getByText('1 seat left')).toBeTruthy();
  expect(screen.getByText('Never pay before you have seen the home.')).toBeTruthy();
  expect(await findIssues()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /^10:20 to 10:40/ }));
  await userEvent.fill(screen.getByLabelText('Note to your host'), 'With my sister');
  await press('Book viewing');
  const title = await screen.findByRole('heading', { name: 'Your viewing' });
  expect(writes(opened)).toMatchObject([
    { name: 'POST /api/slots/slotsattwo22/book', body: { note: 'With my sister' } },
  ]);
  await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
  expect(screen.queryByRole('button', { name: 'Book viewing' })).toBeNull();
});

test('nothing is sent without a time, and a time that filled up is said at the times with the note kept', async () => {
  const opened = open(
    [],
    [mockRoute('bookViewing', conflict('slot', 'is full. Get in line, or choose another time'))],
  );
  await press('Book viewing');
  expect(await screen.findByText('Choose a time.')).toBeTruthy();
  expect(writes(opened)).toEqual([]);
  await userEvent.fill(screen.getByLabelText('Note to your host'), 'With my sister');
  await userEvent.click(screen.getByRole('radio', { name: /^10:00 to 10:20/ }));
  await press('Book viewing');
  expect(await screen.findByText('This time is full. Get in line, or choose another time.')).toBeTruthy();
  expect((screen.getByLabelText('Note to your host') as HTMLTextAreaElement).value).toBe('With my sister');
  await waitFor(() => expect((document.activeElement as HTMLInputElement).type).toBe('radio'));
});

test('a full time has a waiting list', async () => {
  const opened = open([], [mockRoute('waitForViewing', { viewingId: 'viewingone22', position: 2 })]);
  await press('Join the waiting list for Sat, 5 Dec, 10:40 to 11:00');
  expect(await screen.findByText("You're number 2 on the waiting list.")).toBeTruthy();
  expect(writes(opened)).toMatchObject([{ name: 'POST /api/slots/slotsatfull2/wait' }]);
});

test('a seat that is held says until when, and is taken', async () => {
  const held = makeViewing({
    state: 'offered',
    may: ['book', 'cancel'],
    offeredUntil: '2026-12-01T06:10:00.000Z',
  });
  const opened = open([held], [mockRoute('bookViewing', changed)]);
  expect(await screen.findByText('We hold it for you until 14:10')).toBeTruthy();
  await press('Take it');
  await waitFor(() => expect(writes(opened)).toMatchObject([{ name: 'POST /api/slots/slotsatone22/book' }]));
});

test('a booked viewing says when, where and with whom', async () => {
  open([makeViewing()]);
  expect(await screen.findByRole('heading', { name: 'Sat, 5 Dec, 10:00 to 10:20' })).toBeTruthy();
  expect(screen.getByText('With Tan Wei Jie')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/api/viewings/viewingone22.ics',
  );
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByLabelText(/Code from your host/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Move' }).getAttribute('href')).toBe(
    `${address}?move=viewingone22#times`,
  );
  expect(await findIssues()).toEqual([]);
});

test('it moves to another time', async () => {
  const opened = open([makeViewing()], [mockRoute('moveViewing', changed)], '?move=viewingone22');
  await userEvent.click(await screen.findByRole('radio', { name: /^14:00 to 14:20/ }));
  await press('Move viewing');
  await waitFor(() =>
    expect(writes(opened)).toMatchObject([
      { name: 'POST /api/viewings/viewingone22/move', body: { slotId: 'slotsunone22', version: 1 } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
});

test('it is cancelled once that is confirmed', async () => {
  const opened = open([makeViewing()], [mockRoute('cancelViewing', { ...changed, state: 'cancelled' })]);
  await press('Cancel viewing');
  const question = "Cancel your viewing on Sat, 5 Dec, 10:00 to 10:20? We'll tell Tan Wei Jie.";
  await screen.findByText(question);
  await press('Keep it');
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  await press('Cancel viewing');
  await screen.findByText(question);
  await press('Cancel viewing');
  await waitFor(() => expect(writes(opened)).toMatchObject([{ body: { version: 1 } }]));
});

const atDoor = makeViewing({ may: ['cancel', 'arrive', 'missed'] });

test('at the door the code of the host is entered; a wrong one is said at its field', async () => {
  const wrong = new ApiError({ code: 'R006', status: 400, fields: [{ name: 'code', reason: 'is wrong' }] });
  const opened = open([atDoor], [mockRoute('arriveAtViewing', wrong)]);
  const field = await screen.findByLabelText(/Code from your host/);
  await userEvent.fill(field, '12');
  await press("I'm here");
  expect(await screen.findByText('Enter the 6 digits your host tells you.')).toBeTruthy();
  expect(writes(opened)).toEqual([]);
  await userEvent.fill(field, '123456');
  await press("I'm here");
  expect(await screen.findByText('This code is wrong. Ask your host for the 6 digits.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(await findIssues()).toEqual([]);
});

test('a host who does not come is reported once that is confirmed', async () => {
  const opened = open([atDoor], [mockRoute('missViewing', { ...changed, state: 'missed' })]);
  await press("They didn't come");
  await screen.findByText(/Tell us that Tan Wei Jie didn't come\?/);
  await press("They didn't come");
  await waitFor(() =>
    expect(writes(opened)).toMatchObject([{ name: 'POST /api/viewings/viewingone22/missed' }]),
  );
});

const over = makeViewing({ state: 'arrived', may: ['answer'] });
const rental = { id: 'rentalrental', state: 'offering', version: 1, may: [] } as never;

test('afterwards yes leads to an offer', async () => {
  const opened = open([over], [mockRoute('answerViewing', changed), mockRoute('startRental', rental)]);
  expect(await screen.findByText('Do you want to go on with this home?')).toBeTruthy();
  await press('Yes');
  await waitFor(() => expect(opened.findAddress()).toBe(contractPath('rentalrental')));
  expect(writes(opened)).toMatchObject([
    { name: 'POST /api/viewings/viewingone22/answer', body: { goesOn: true } },
    { name: 'POST /api/rentals', body: { listingId: sampleHome.id } },
  ]);
});

test('afterwards no is saved, and a home that is gone takes no offer', async () => {
  const opened = open([over], [mockRoute('answerViewing', changed)]);
  await press('No');
  await waitFor(() => expect(writes(opened)).toMatchObject([{ body: { goesOn: false } }]));
});

test('somebody who said yes can still make an offer, unless the home is gone', async () => {
  open(
    [makeViewing({ state: 'arrived', may: [], goesOn: true, otherGoesOn: true })],
    [mockRoute('startRental', conflict('listingId', 'is not on the market now'))],
  );
  expect(await screen.findByText('You want to go on with this home. So does Tan Wei Jie.')).toBeTruthy();
  await press('Make an offer');
  expect(
    await screen.findByText("You can't make an offer now: this home is no longer available."),
  ).toBeTruthy();
});

test('without times it leads to a message, and a home that is gone says so', async () => {
  const first = open([], [mockRoute('listSlots', [])]);
  expect(await screen.findByRole('heading', { name: 'No viewing times yet' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Message Tan Wei Jie' }).length).toBeGreaterThan(0);
  first.container.remove();
  open([], [mockRoute('getListing', { ...sampleHome, status: 'let' })]);
  expect(await screen.findByText('This home is no longer available')).toBeTruthy();
});
