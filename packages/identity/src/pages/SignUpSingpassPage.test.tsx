import type { Issuer } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../test/openPage.tsx';
import * as page from './SignUpSingpassPage.tsx';

const listLinks = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('lets somebody say as what they sign up with Singpass, or do without it', async () => {
  const myinfo: Issuer['myinfo'] = [{ userType: 1, fields: ['name'] }];
  openPage(page, { answers: [mockRoute('listIssuers', [{ name: 'singpass', myinfo }])] });
  expect(await screen.findByText('Sign up as')).toBeTruthy();
  expect(listLinks()).toEqual([
    ['Tenant', '/mi/tenant'],
    ['Landlord', '/mi/owner'],
    ['Agent', '/mi/agent'],
    ['Sign up without Singpass', '/signup'],
  ]);
});

test('says that Myinfo cannot be used where it is not there', async () => {
  openPage(page, { answers: [mockRoute('listIssuers', [{ name: 'singpass', myinfo: [] }])] });
  expect(await screen.findByText("Myinfo isn't available here")).toBeTruthy();
  expect(screen.queryByText('Sign up as')).toBeNull();
});

test('is no page while nobody can tell', async () => {
  openPage(page, { answers: [mockRoute('listIssuers', new ApiError({ code: 'R001', status: 500 }))] });
  expect(await screen.findByRole('heading', { name: 'Internal Server Error' })).toBeTruthy();
});
