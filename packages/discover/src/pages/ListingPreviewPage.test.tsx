import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../test/openScreen.tsx';
import { sampleListing } from '../testing/sampleHomes.ts';
import ListingPreviewPage from './ListingPreviewPage.tsx';

const pattern = '/property/:id/listing/:listingId/preview';
const address = `/property/flatflatflat/listing/${sampleListing.id}/preview`;
const answers = [
  mockRoute('getListingPreview', {
    ...sampleListing,
    description: 'First paragraph.\n\nSecond\nwith a break.',
    rules: { pets: 'on-request' },
  }),
];

test('a preview is the page with nothing on it to press, and leads back to the wizard', async () => {
  const { container, calls } = openScreen(<ListingPreviewPage />, { pattern, address, answers });
  await screen.findByText('Preview. Only you can see this page.');
  const back = screen.getByRole('link', { name: 'Back to listing' });
  expect(back.getAttribute('href')).toBe(`/property/flatflatflat/listing/${sampleListing.id}`);
  for (const name of ['Save', 'Share'])
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByText('Report this listing')).toBeNull();
  expect(container.querySelector('#ask form')).toBeNull();
  expect(screen.getByRole('region', { name: 'House rules' }).textContent).toContain('PetsAsk first');
  expect(
    [...screen.getByRole('region', { name: 'About this home' }).querySelectorAll('p')].map(
      (p) => p.textContent,
    ),
  ).toEqual(['First paragraph.', 'Second\nwith a break.']);
  expect(calls.map(({ name }) => name).filter((name) => name.includes('views'))).toEqual([]);
});

test('an operator goes back to the reviews', async () => {
  openScreen(<ListingPreviewPage />, { pattern, address: `${address}?from=review`, answers });
  const back = await screen.findByRole('link', { name: 'Back to reviews' });
  expect(back.getAttribute('href')).toBe('/dashboard/review');
});

test('a listing without a rent has nothing to preview yet', async () => {
  const missing = mockRoute('getListingPreview', new ApiError({ code: 'R002', status: 404 }));
  openScreen(<ListingPreviewPage />, { pattern, address, answers: [missing] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to preview yet' })).toBeTruthy();
});
