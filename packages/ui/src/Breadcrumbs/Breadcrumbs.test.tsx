import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const crumbs = [
  { label: 'Homes', href: '#homes' },
  { label: 'River Valley', href: '#river-valley' },
  { label: 'Kestrel Heights' },
];

test('it is a named navigation of links from the top down that ends at this page', () => {
  render(<Breadcrumbs crumbs={crumbs} />);
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#homes',
    '#river-valley',
  ]);
  expect(screen.getByText('Kestrel Heights').getAttribute('aria-current')).toBe('page');
});

test('in a narrow window only the nearest page above is in sight', async () => {
  await page.viewport(360, 640);
  render(<Breadcrumbs crumbs={crumbs} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['River Valley']);
  await page.viewport(1024, 768);
});

test('its links are as high as a finger needs, and its words can be others', () => {
  render(
    <UiProvider messages={{ breadcrumbs: 'Anda di sini' }}>
      <Breadcrumbs crumbs={crumbs} />
    </UiProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Anda di sini' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Homes' }).getBoundingClientRect().height).toBe(44);
});
