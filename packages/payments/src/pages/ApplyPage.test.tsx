import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeServiceDraft, type SampleBills, sampleBillAnswers } from '../testing/sampleBills.ts';
import * as apply from './ApplyPage.tsx';

const open = (step: string, sample: SampleBills = {}, answers: readonly HttpHandler[] = [], type = 'pay') =>
  openPage(apply, {
    pattern: patterns.flowApply,
    address: `/flow/${type}/apply${step === '' ? '' : `?step=${step}`}`,
    answers: [...answers, ...sampleBillAnswers(sample)],
  });
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const empty = makeServiceDraft({ version: 0, fields: {} });
const saved = mockRoute('saveServiceDraft', { version: 5 });

test('a postal code fills the street in, and the step is saved', async () => {
  const page = open('', { draft: empty }, [
    saved,
    mockRoute('findPostalCode', { block: '58', street: 'TIONG BAHRU ROAD' }),
  ]);
  await userEvent.fill(await screen.findByLabelText(/^Postal code/), '160058');
  await waitFor(() =>
    expect((screen.getByLabelText(/^Street/) as HTMLInputElement).value).toBe('Tiong Bahru Road'),
  );
  await userEvent.fill(screen.getByLabelText(/^Floor/), '07');
  await userEvent.fill(screen.getByLabelText(/^Unit/), '12');
  await userEvent.click(screen.getByRole('radio', { name: 'HDB' }));
  await press(/^Save and continue$/);
  await waitFor(() => expect(page.findAddress()).toBe('/flow/pay/apply?step=rent'));
  expect(writes(page)[0]?.body).toEqual({
    version: 0,
    fields: {
      home: {
        address: {
          block: '58',
          street: 'Tiong Bahru Road',
          floor: '07',
          unit: '12',
          postalCode: '160058',
        },
        propertyType: 0,
      },
    },
  });
});

test('the first bills follow what is typed, with the rule of a part month', async () => {
  open('rent');
  expect(await screen.findByText(/10 of 31 days/)).toBeTruthy();
  expect(screen.getByText('$916.45')).toBeTruthy();
  await userEvent.fill(screen.getByLabelText(/^Rent per month/), '3100');
  expect(await screen.findByText('$1,110')).toBeTruthy();
});

test('the way back saves what is right', async () => {
  const page = open('rent', {}, [saved]);
  await userEvent.fill(await screen.findByLabelText(/^Rent per month/), '');
  await press(/^Back$/);
  await waitFor(() => expect(page.findAddress()).toBe('/flow/pay/apply?step=home'));
  expect(writes(page)[0]?.body).toMatchObject({ version: 4, fields: { months: 12, dueDay: 1 } });
});

test('a step saved in another tab is not overwritten without a word', async () => {
  open('rent', {}, [
    mockRoute(
      'saveServiceDraft',
      new ApiError({ code: 'R006', status: 409, fields: [{ name: 'version', reason: 'is stale' }] }),
    ),
  ]);
  await userEvent.fill(await screen.findByLabelText(/^Rent per month/), '2700');
  await press(/^Save and continue$/);
  expect(await screen.findByText(/changed in another tab/)).toBeTruthy();
  expect((screen.getByLabelText(/^Rent per month/) as HTMLInputElement).value).toBe('2,700');
});

test('a payee is added only after a security check, and comes back here', async () => {
  open('payee', { payees: [], provenFor: 0 });
  const link = await screen.findByRole('link', { name: 'Continue to security check' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent('/flow/pay/apply?step=payee&add'));
});

test('the check shows everything in words, and begins the plan', async () => {
  const page = open('check', {}, [
    mockRoute('createService', { id: 'plannew22222', state: 'active', version: 1, may: [] }),
  ]);
  expect(await screen.findByText('58 Tiong Bahru Road #07-12')).toBeTruthy();
  expect(screen.getByText('2.6%: $65 on $2,500')).toBeTruthy();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await press(/^Start plan$/);
  await waitFor(() => expect(page.findAddress()).toBe('/flow/pay/plannew22222'));
  expect(writes(page)[0]?.body).toMatchObject({ type: 'pay', monthlyRent: 250_000, depositCents: 250_000 });
});

test('a visitor is told to log in', async () => {
  open('', {}, [mockRoute('getServiceDraft', new ApiError({ code: 'R003', status: 401 }))]);
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe(
    '/flow/pay/apply?log-in=1',
  );
});

test.each([
  ['advance', 'Which home do you rent out?'],
  ['care', 'Which home do you rent?'],
])('an application for %s has four steps, in the words of whom it is for', async (type, title) => {
  open(
    '',
    { draft: makeServiceDraft({ type: type as 'advance' | 'care', version: 0, fields: {} }) },
    [],
    type,
  );
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
    'Four short steps. We save each one.',
  );
});
