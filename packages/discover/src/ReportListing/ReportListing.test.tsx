import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '../../test/openScreen.tsx';
import { ReportListing } from './ReportListing.tsx';

const summary = () => screen.getByRole('region', { name: 'There is a problem' });
const reason = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /What's wrong/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));
const open = () => userEvent.click(screen.getByText('Report this listing'));

test('a report without a reason is led to the list of what is missing, and from there to the field', async () => {
  const { calls, container } = openScreen(<ReportListing listingId="home-1" rejected={null} />);
  await open();
  await send();
  await waitFor(() => expect(document.activeElement).toBe(summary()));
  await userEvent.click(within(summary()).getByRole('link', { name: 'Choose a reason.' }));
  expect(document.activeElement).toBe(reason());
  expect(reason().getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
  expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('a report that was sent is thanked for', async () => {
  const { calls } = openScreen(<ReportListing listingId="home-1" rejected={null} />, {
    answers: [mockRoute('reportListing', null)],
  });
  await open();
  await userEvent.selectOptions(reason(), 'scam');
  await userEvent.fill(screen.getByRole('textbox', { name: /What did you notice/ }), 'Pay first');
  await send();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Thank you/);
  expect(calls).toMatchObject([{ body: { reason: 'scam', message: 'Pay first' } }]);
});

test('a report that could not be sent stays, with the reason in the list and at its field', async () => {
  openScreen(<ReportListing listingId="home-1" rejected={null} />, {
    answers: [mockRoute('reportListing', new ApiError({ code: 'R003', status: 0 }))],
  });
  await open();
  await userEvent.selectOptions(reason(), 'other');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(summary()));
  expect(summary().textContent).toContain('Something went wrong, please try again.');
  expect(reason().value).toBe('other');
});
