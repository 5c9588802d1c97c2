import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../test/openPage.tsx';
import * as complete from './CompletePage.tsx';

test('somebody whose profile is complete goes on to where log-in knows, or to the profile', async () => {
  openPage(complete);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your profile is complete' })).toBeTruthy();
  expect(document.title).toBe('Profile complete · Sewa');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/profile');
});
