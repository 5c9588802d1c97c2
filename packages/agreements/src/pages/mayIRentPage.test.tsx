import { openPage } from '@sewa/pages/testing';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as page from './MayIRentPage.tsx';

const path = '/may-i-rent';
const open = (query = '') =>
  openPage(page, { pattern: path, address: query === '' ? path : `${path}?${query}` });
const rows = () => within(screen.getByRole('region', { name: 'Rule by rule' })).getAllByRole('listitem');
const check = async () => userEvent.click(screen.getByRole('button', { name: 'Check the rules' }));

const room = 'home=hdb&rooms=4&part=room&from=2026-12-15&months=12&status1=C&approved=yes';

test('it asks for no name, needs no account and calls nobody', async () => {
  const { calls, container } = open();
  await screen.findByRole('heading', { level: 1, name: 'Who may rent this home?' });
  expect(screen.queryByRole('textbox', { name: /name/i })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Rule by rule' })).toBeNull();
  expect(screen.getByText(/This is not legal advice/)).toBeTruthy();
  expect(calls).toEqual([]);
  expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('a citizen may rent a room that HDB approved, and every rule says so with its source', async () => {
  const { container } = open(room);
  await screen.findByRole('heading', { level: 2, name: 'Yes' });
  expect(rows().every((row) => within(row).getByText('Yes'))).toBe(true);
  const [first] = rows();
  await userEvent.click(within(first as HTMLElement).getByText('Source'));
  expect(within(first as HTMLElement).getByText(/Law: we read it in an official source/).textContent).toMatch(
    /Read on Nov 21, 2026/,
  );
  expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('what forbids it stands first, then what to ask, and days are words', async () => {
  open(
    'home=hdb&rooms=3&part=whole&from=2026-12-15&months=36&status1=A&nationality1=other&pass1=employment-pass&until1=2027-06-30',
  );
  await screen.findByRole('heading', { level: 2, name: 'No' });
  const answers = rows().map((row) => /Yes|No(?!n)|Ask first/.exec(row.textContent ?? '')?.[0]);
  expect(answers.indexOf('Ask first')).toBeGreaterThan(answers.lastIndexOf('No'));
  expect(answers.indexOf('Yes')).toBeGreaterThan(answers.lastIndexOf('Ask first'));
  expect(screen.getByText(/A pass ends on Jun 30, 2027, before the tenancy does/)).toBeTruthy();
});

test('the answer to a form is at an address of its own, in view and with the keyboard', async () => {
  const { findAddress } = open('from=2026-12-15&rooms=4');
  await screen.findByRole('button', { name: 'Check the rules' });
  await userEvent.click(screen.getByRole('radio', { name: 'Permanent resident' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Nationality' }), 'Malaysia');
  await check();
  await screen.findByRole('heading', { level: 2, name: 'Ask first' });
  expect(findAddress()).toBe(
    `${path}?home=hdb&rooms=4&part=whole&from=2026-12-15&months=12&status1=P&nationality1=MY`,
  );
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Ask first/);
});

test('only what the rules ask of somebody is in sight', async () => {
  open(room);
  await screen.findByRole('heading', { level: 2, name: 'Yes' });
  const find = (name: string) => screen.queryByRole('combobox', { name });
  expect(find('Nationality')).toBeNull();
  expect(find('Pass')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'On a pass' }));
  expect(find('Nationality')).toBeTruthy();
  expect(find('Sector of the work permit')).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pass' }), 'Work permit');
  await screen.findByRole('combobox', { name: 'Sector of the work permit' });
  await userEvent.click(screen.getByRole('radio', { name: 'Private home' }));
  expect(find('Type of flat')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Floor area in sqm' })).toBeTruthy();
});

test('people are added and taken away with the keyboard on the next of them', async () => {
  const { findAddress } = open(room);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  await expect.poll(findAddress).toMatch(/people=2/);
  const second = await screen.findByRole('group', { name: 'Person 2' });
  await expect.poll(() => second.contains(document.activeElement)).toBe(true);
  expect(screen.getByText(/say: the residential status of person 2\./)).toBeTruthy();
  await userEvent.click(within(second).getByRole('button', { name: 'Remove person 2' }));
  await screen.findByRole('heading', { level: 2, name: 'Yes' });
});

test('what can’t be used is said at its field, and there is no answer', async () => {
  const { container } = open('home=hdb&rooms=9&part=whole&from=soon&months=0&status1=C');
  await screen.findByText('Something can’t be used');
  expect(screen.getByText('Enter a whole number of months, from 1 to 120.')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Type of flat' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('region', { name: 'Rule by rule' })).toBeNull();
  expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
});
