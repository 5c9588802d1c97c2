import type { Property, Viewing, ViewingSlot } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns, viewingsPath } from '@sewa/paths';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeHostedViewing, makeViewingSlot, sampleUnit } from '../testing/sampleViewings.ts';
import * as page from './ViewingsPage.tsx';

beforeEach(() => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T04:00:00Z'));
  return () => now.mockRestore();
});

interface Sample {
  readonly slots?: ViewingSlot[];
  readonly hosting?: Viewing[];
  readonly unit?: Property;
}

const open = (
  { slots = [], hosting = [], unit = sampleUnit }: Sample = {},
  answers: readonly HttpHandler[] = [],
  id = unit.id,
) =>
  openPage(page, {
    pattern: patterns.viewings,
    address: viewingsPath(id),
    answers: [
      ...answers,
      mockRoute('listProperties', { items: [unit], nextCursor: null, imported: [] }),
      mockRoute('getProperty', unit),
      mockRoute('listSlots', slots),
      mockRoute('listViewings', { hosting, visiting: [] }),
    ],
  });
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const changed = { viewingId: 'viewingone22', state: 'cancelled', version: 2 } as const;
const findIssues = async () =>
  (await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations.map(({ id }) => id);
const form = (name: string) => within(screen.getByRole('form', { name }));

/** Types a day into the date field of a form, once its parts are there. */
async function fillDay(id: string, day: string) {
  const parts = await screen.findAllByRole('spinbutton');
  await userEvent.click(parts.find((part) => part.closest(`#${id}`)) as HTMLElement);
  await userEvent.keyboard(day);
}

test('without times the first step is shown, and one time is offered in Singapore time', async () => {
  const opened = open({}, [mockRoute('addSlots', [makeViewingSlot()])]);
  expect(await screen.findByRole('heading', { name: 'No viewing times yet' })).toBeTruthy();
  expect(await findIssues()).toEqual([]);
  const one = form('One time');
  await press('Offer time');
  expect(await one.findByText('Choose a day.')).toBeTruthy();
  expect(one.getByText('Enter when it begins, such as 10:00.')).toBeTruthy();
  expect(writes(opened)).toEqual([]);
  await userEvent.fill(one.getByLabelText(/^From/), '10:00');
  await fillDay('one-time', '05122026');
  await press('Offer time');
  const done = await screen.findByText('Time offered. People can book it now.');
  expect(writes(opened)).toMatchObject([
    {
      name: 'POST /api/listings/tiongbahru22/slots',
      body: {
        slots: [{ startsAt: '2026-12-05T02:00:00.000Z', endsAt: '2026-12-05T02:20:00.000Z', seats: 1 }],
      },
    },
  ]);
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
});

async function fillWeek() {
  const week = form('Every week');
  await userEvent.fill(week.getByLabelText(/^From/), '10:00');
  await userEvent.fill(week.getByLabelText(/^To/), '12:00');
  await fillDay('every-week', '05122026');
}

test('a week’s pattern is previewed, and an overlap is said beside the fields with nothing lost', async () => {
  const overlap = new ApiError({
    code: 'R004',
    status: 409,
    fields: [{ name: 'slots', reason: 'overlaps another viewing that you host' }],
  });
  const opened = open({}, [mockRoute('addSlots', overlap)]);
  await screen.findByRole('form', { name: 'Every week' });
  await fillWeek();
  await press('Preview times');
  expect(await screen.findByText('This makes 18 times')).toBeTruthy();
  expect(screen.getByText('On 3 Saturdays, from Sat, 21 Nov to Sat, 5 Dec')).toBeTruthy();
  expect(screen.getByText('Each day at 10:00, 10:20, 10:40, 11:00, 11:20, 11:40.')).toBeTruthy();
  expect(writes(opened)).toEqual([]);
  await press('Offer 18 times');
  expect(
    await screen.findByText(/You already host a viewing at one of these times\. Nothing was offered/),
  ).toBeTruthy();
  expect(writes(opened)[0]?.body).toMatchObject({ slots: { length: 18 } });
  const from = form('Every week').getByLabelText(/^From/) as HTMLInputElement;
  expect([from.value, (form('Every week').getByLabelText(/^To/) as HTMLInputElement).value]).toEqual([
    '10:00',
    '12:00',
  ]);
});

const slots = [
  makeViewingSlot({ free: 1 }),
  makeViewingSlot({
    id: 'slotsattwo22',
    startsAt: '2026-12-05T02:20:00.000Z',
    endsAt: '2026-12-05T02:40:00.000Z',
  }),
];

test('the next viewing has its code big, and each time says who comes', async () => {
  open({
    slots,
    hosting: [
      makeHostedViewing(),
      makeHostedViewing({
        id: 'viewingtwo22',
        slotId: 'slotsattwo22',
        state: 'waiting',
        startsAt: '2026-12-05T02:20:00.000Z',
        endsAt: '2026-12-05T02:40:00.000Z',
        personName: 'Kenji Mori',
        corporateName: 'Harbour Living',
        note: '',
        code: null,
        position: 1,
      }),
    ],
  });
  const next = within(await screen.findByRole('region', { name: 'Sat, 5 Dec, 10:00 to 10:20' }));
  expect(next.getByText('Tell Nur Aishah this code at the door:')).toBeTruthy();
  expect(next.getByText('123 456')).toBeTruthy();
  const times = within(screen.getByRole('region', { name: 'Times to come' }));
  expect(times.getByText('1 of 2 seats booked')).toBeTruthy();
  expect(times.getByText('For Harbour Living')).toBeTruthy();
  expect(times.getByText('Number 1 on the waiting list')).toBeTruthy();
  expect(await findIssues()).toEqual([]);
});

test('a time is taken back once it is said who is told', async () => {
  const opened = open({ slots, hosting: [makeHostedViewing()] }, [mockRoute('removeSlot', null)]);
  await press('Take back Sat, 5 Dec, 10:00 to 10:20');
  expect(
    await screen.findByText(
      "Take back Sat, 5 Dec, 10:00 to 10:20? We'll tell Nur Aishah that it is cancelled.",
    ),
  ).toBeTruthy();
  await press('Take back');
  const done = await screen.findByText('Time taken back. We told everyone who had booked it.');
  expect(writes(opened)).toMatchObject([{ name: 'DELETE /api/slots/slotsatone22' }]);
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
});

test('one viewing is cancelled, or said to be missed, once that is confirmed', async () => {
  const opened = open({ slots, hosting: [makeHostedViewing({ may: ['cancel', 'missed'] })] }, [
    mockRoute('cancelViewing', changed),
    mockRoute('missViewing', { ...changed, state: 'missed' }),
  ]);
  await press("They didn't come: Nur Aishah");
  await screen.findByText("Tell us that Nur Aishah didn't come? You can't undo this.");
  await press('Back');
  await press('Cancel the viewing of Nur Aishah');
  await press('Cancel viewing');
  await screen.findByText("Viewing cancelled. We've told them.");
  expect(writes(opened)).toMatchObject([
    { name: 'POST /api/viewings/viewingone22/cancel', body: { version: 1 } },
  ]);
});

test('afterwards the host says whether to go on, and sees the other answer once both said it', async () => {
  const opened = open(
    {
      hosting: [
        makeHostedViewing({ state: 'arrived', may: ['answer'], code: null }),
        makeHostedViewing({
          id: 'viewingtwo22',
          state: 'arrived',
          may: [],
          code: null,
          personName: 'Kenji Mori',
          goesOn: true,
          otherGoesOn: false,
        }),
      ],
    },
    [mockRoute('answerViewing', changed)],
  );
  expect(await screen.findByText("You want to go on. Kenji Mori doesn't want to go on.")).toBeTruthy();
  expect(screen.getByText('Do you want to go on with Nur Aishah?')).toBeTruthy();
  await press('No');
  await screen.findByText("Saved. You don't want to go on.");
  expect(writes(opened)).toMatchObject([{ body: { goesOn: false, version: 1 } }]);
});

test('a home without a live listing leads back to it', async () => {
  open({ unit: { ...sampleUnit, listings: [] } });
  expect(await screen.findByRole('heading', { name: 'Publish your listing first' })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('a listing that came in a file has its page without a unit', async () => {
  const imported = {
    id: 'importedone2',
    slug: 'hdb-bedok-north-avenue-3',
    name: 'Bright corner flat near Bedok MRT',
    status: 'live',
    state: 'live',
    version: 3,
    may: [],
    monthlyRent: 280_000,
    propertyType: 0,
    propertySubType: 0,
    address: { block: '123', street: 'Bedok North Avenue 3', floor: null, unit: null, postalCode: '460123' },
  } as never;
  const { calls } = open(
    { slots },
    [mockRoute('listProperties', { items: [], nextCursor: null, imported: [imported] })],
    'importedone2',
  );
  expect((await screen.findAllByText('Bright corner flat near Bedok MRT')).length).toBeGreaterThan(0);
  expect(await screen.findByRole('region', { name: 'Times to come' })).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain('GET /api/properties/importedone2');
});
