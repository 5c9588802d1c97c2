import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { PageRequest } from '@sewa/pages';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from './SigningReturnPage.tsx';

type Answer = Parameters<typeof mockRoute<'returnFromSigning'>>[1];

const open = (query: string, answer: Answer) =>
  openPage(page, {
    pattern: patterns.signingReturn,
    address: `${patterns.signingReturn}${query}`,
    answers: [mockRoute('returnFromSigning', answer)],
  });
const unknown = new ApiError({ code: 'R002', status: 404 });

test.each(['signed', 'open', 'failed'] as const)(
  'leads to the agreement, whatever the address says: Singpass says %s',
  async (state) => {
    const { calls, findAddress } = open('?request_id=request-1&status=success', {
      rentalId: 'rentalbedok2',
      state,
    });
    await waitFor(() => expect(findAddress()).toBe('/contract/rentalbedok2#sign'));
    expect(calls.map(({ body }) => body)).toEqual([{ requestId: 'request-1' }]);
  },
);

test('a request that nobody knows is said to be so, with a way on', async () => {
  open('?request_id=request-2&status=success', unknown);
  expect(await screen.findByRole('heading', { name: 'We do not know this signing' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to contracts' }).getAttribute('href')).toBe('/contract');
});

test('is not found without a request, and with one that nobody knows', async () => {
  const load = (query: string, error: ApiError | null) =>
    page.loader({
      url: new URL(`https://sewa.test${patterns.signingReturn}${query}`),
      client: { returnFromSigning: async () => Promise.reject(error) },
    } as unknown as PageRequest);
  expect(await load('?status=success', null)).toBe(404);
  expect(await load('?request_id=request-2', unknown)).toBe(404);
  await expect(load('?request_id=request-2', new ApiError({ code: 'R001', status: 503 }))).rejects.toThrow();
});
