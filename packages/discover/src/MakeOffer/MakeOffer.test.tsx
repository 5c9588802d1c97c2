import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { PageRequest } from '@sewa/pages';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MakeOffer } from './MakeOffer.tsx';
import { handleOfferForm } from './offerForms.ts';

const page = {
  default: () => (
    <main id="main">
      <MakeOffer />
    </main>
  ),
  action: async (request: PageRequest) => handleOfferForm(request, await request.request.formData()),
};
const signedIn = mockRoute('control', {
  isAuthenticated: true,
  isValid: true,
  user: { userTypes: ['Tenant'], cid: null },
});

async function press(answers: readonly HttpHandler[]) {
  const opened = openPage(page, {
    pattern: patterns.listing,
    address: '/discover/listingbedok/hdb-bedok',
    answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make an offer' }));
  return opened;
}

test('leads somebody signed in to their offer', async () => {
  const answer = { id: 'rentalbedok2', state: 'talking' as const, version: 1, may: [] };
  const opened = await press([signedIn, mockRoute('startRental', answer)]);
  await waitFor(() => expect(opened.findAddress()).toBe('/contract/rentalbedok2?step=offer'));
});

test('leads a visitor by way of log-in', async () => {
  const opened = await press([]);
  await waitFor(() => expect(opened.findAddress()).toBe('/contract?offer=listingbedok'));
});

test('says in view why an offer is not possible', async () => {
  const fields = [{ name: 'listingId', reason: 'is your own' }];
  await press([signedIn, mockRoute('startRental', new ApiError({ code: 'R003', status: 409, fields }))]);
  const words = await screen.findByText("You can't make an offer: this is your own.");
  await waitFor(() => expect(document.activeElement?.contains(words)).toBe(true));
});
