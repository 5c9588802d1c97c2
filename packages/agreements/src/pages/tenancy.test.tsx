import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { asOtherSide } from '../testing/sampleContracts.ts';
import { owner, RENTAL_ID, sampleRentals, tenant } from '../testing/sampleRentals.ts';
import {
  makeDeposit,
  makeEnded,
  makeProposed,
  makeRepair,
  makeRunning,
  makeSettled,
  serveTenancy,
} from '../testing/sampleTenancies.ts';
import * as contract from './ContractPage.tsx';

type Given = Parameters<typeof serveTenancy>[0] & { readonly rental: ReturnType<typeof makeRunning> };

const open = ({ rental, ...given }: Given, answers: readonly HttpHandler[] = []) =>
  openPage(contract, {
    pattern: patterns.contract,
    address: `/contract/${RENTAL_ID}`,
    answers: [
      ...answers,
      ...serveTenancy(given),
      ...sampleRentals({ rental, user: rental.side === 'tenant' ? tenant : owner }),
    ],
  });
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const expectFocused = (words: HTMLElement) =>
  waitFor(() => expect(document.activeElement?.contains(words)).toBe(true));

test('the tenant answers what is to be kept, and proposes nothing', async () => {
  const page = open({ rental: makeEnded() }, [
    mockRoute('agreeToDeductions', { state: 'ended', version: 21, may: [] }),
  ]);
  expect(await screen.findByText('A broken window')).toBeTruthy();
  expect(screen.queryByText('Keep something of the deposit')).toBeNull();
  // Until it is answered, nobody says that it came back.
  expect(button(/came back$/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dispute it' }));
  const [issue] = await screen.findAllByText('Say why it is not right.');
  if (issue) await expectFocused(issue);
  await userEvent.click(screen.getByRole('button', { name: 'Agree that $300 is kept' }));
  await expectFocused(await screen.findByText('You agreed. The landlord has been told.'));
  expect(writes(page)[0]?.body).toEqual({ version: 20 });
});

test('the landlord proposes, and does not answer', async () => {
  open({ rental: asOtherSide(makeEnded({ deposit: makeDeposit(), may: ['deduct', 'returned'] })) });
  expect(await screen.findByText('Keep something of the deposit')).toBeTruthy();
  expect(button('Dispute it')).toBeNull();
  expect(button('$3,200 came back')).toBeTruthy();
});

test('each side reads of a dispute as whoever it is', async () => {
  const deposit = makeProposed({ deductionState: 'disputed', dispute: 'It was broken before.' });
  const rental = makeEnded({ deposit, may: ['deduct', 'returned'] });
  open({ rental: asOtherSide(rental) });
  expect(await screen.findByText('You want to keep')).toBeTruthy();
  expect(screen.getByText('The tenant disputes it.')).toBeTruthy();
  expect(screen.getByText(/you can change what is to be kept/)).toBeTruthy();
  cleanup();
  open({ rental });
  expect(await screen.findByText('The landlord wants to keep')).toBeTruthy();
  expect(screen.getByText('You dispute it.')).toBeTruthy();
});

test('what is settled has no forms', async () => {
  open({ rental: makeSettled() });
  expect(await screen.findByText('Settled on Dec 20, 2027.')).toBeTruthy();
  expect(button(/came back$|Dispute it/)).toBeNull();
});

test('a repair is reported with words', async () => {
  const page = open({ rental: makeRunning() }, [mockRoute('reportRepair', makeRepair())]);
  expect(await screen.findByText('Nothing is to be mended.')).toBeTruthy();
  await userEvent.click(screen.getByText('Report something to mend'));
  await userEvent.click(screen.getByRole('button', { name: 'Report it' }));
  const [issue] = await screen.findAllByText('Say what is wrong.');
  if (issue) await expectFocused(issue);
  await userEvent.fill(screen.getByLabelText(/^What is wrong/), 'The tap drips.');
  await userEvent.click(screen.getByRole('button', { name: 'Report it' }));
  await expectFocused(await screen.findByText('Reported. The other side has been told.'));
  expect(writes(page)[0]?.body).toEqual({ words: 'The tap drips.', urgency: 'soon', fileIds: [] });
});

test('a repair shows the steps that are open, and nothing else', async () => {
  const repair = makeRepair({ state: 'split', cents: 58_000, tenantCents: 20_000, may: ['confirm'] });
  open({ rental: makeRunning(), repairs: [repair] });
  expect(await screen.findByText('$200 for the tenant, $380 for the landlord.')).toBeTruthy();
  expect(button('The split is right')).toBeTruthy();
  expect(button(/answer|invoice|Split it|Close it/)).toBeNull();
});
