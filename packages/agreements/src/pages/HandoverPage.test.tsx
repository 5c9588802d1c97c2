import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { clear } from 'idb-keyval';
import type { HttpHandler } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeSigned } from '../testing/sampleContracts.ts';
import { RENTAL_ID, sampleRentals } from '../testing/sampleRentals.ts';
import { makeFirstDay, makeInspection, serveTenancy, withInspection } from '../testing/sampleTenancies.ts';
import * as handover from './HandoverPage.tsx';

type Given = Parameters<typeof serveTenancy>[0] & { readonly rental?: ReturnType<typeof makeSigned> };

const open = ({ rental = makeFirstDay(), ...given }: Given = {}, answers: readonly HttpHandler[] = []) =>
  openPage(handover, {
    pattern: patterns.handover,
    address: `/contract/${RENTAL_ID}/handover`,
    answers: [...answers, ...serveTenancy(given), ...sampleRentals({ rental })],
  });
const recording = withInspection(makeFirstDay(), makeInspection());
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));

beforeEach(() => clear());

test('says from when the home can be recorded', async () => {
  open({ rental: makeSigned() });
  expect(
    await screen.findByText('It can be recorded from the first day of the tenancy, Dec 15, 2026.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
});

test('begins the record on the first day', async () => {
  const page = open({}, [mockRoute('startInspection', makeInspection())]);
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(writes(page)).toHaveLength(1));
  expect(writes(page)[0]?.body).toEqual({ kind: 'move-in' });
});

test('sends what was noted, and nothing of the other side’s remark', async () => {
  const page = open({ rental: recording }, [mockRoute('changeInspection', makeInspection({ version: 3 }))]);
  const floor = within(await screen.findByRole('group', { name: 'Floor' }));
  expect(floor.getByText(/It was there before\./)).toBeTruthy();
  await screen.findByText('Everything is sent.');
  await userEvent.selectOptions(floor.getByLabelText('Condition'), 'damaged');
  await waitFor(() => expect(writes(page)).toHaveLength(1), { timeout: 5_000 });
  expect(writes(page)[0]?.body).toMatchObject({
    version: 2,
    rooms: [
      { items: [{ condition: 'good' }, { condition: 'damaged', words: 'A scratch by the window' }] },
      {},
    ],
  });
  expect(await screen.findByText('Everything is sent.')).toBeTruthy();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('confirms for the own side', async () => {
  const page = open({ rental: recording }, [
    mockRoute('takeOver', { state: 'running', version: 10, may: [] }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'It is as recorded' }));
  await waitFor(() => expect(writes(page)).toHaveLength(1));
  expect(writes(page)[0]).toEqual({
    name: `POST /api/rentals/${RENTAL_ID}/take-over`,
    body: { version: 9, inspectionId: 'inspectionon', inspectionVersion: 2 },
  });
});

test('only shows what both confirmed', async () => {
  const inspection = makeInspection({ isFrozen: true, confirmedBy: ['tenant', 'landlord'] });
  open({ rental: withInspection(makeFirstDay({ state: 'running' }), inspection), inspection });
  expect(await screen.findByText(/Both of you confirmed it\. It is frozen/)).toBeTruthy();
  expect(screen.getByText('Worn. A scratch by the window')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByLabelText('Condition')).toBeNull();
});
