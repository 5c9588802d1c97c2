import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Pagination } from './Pagination.tsx';

test('it is a navigation with a link to each neighbour', () => {
  render(<Pagination previousHref="/discover" nextHref="/discover?cursor=b" summary="25 to 48 of 96" />);
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('25 to 48 of 96');
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/discover');
  const next = screen.getByRole('link', { name: 'Next page' });
  expect([next.getAttribute('href'), next.getAttribute('rel')]).toEqual(['/discover?cursor=b', 'next']);
});

test('a neighbour that is not there has no link', () => {
  render(<Pagination nextHref="/discover?cursor=b" />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Next page']);
});

test('its words come from the provider', () => {
  render(
    <UiProvider messages={{ nextPage: 'Halaman seterusnya', pages: 'Halaman' }}>
      <Pagination nextHref="/b" />
    </UiProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Halaman' }).textContent).toBe('Halaman seterusnya');
});

test('its arrows point the other way where text runs from right to left', () => {
  render(
    <div dir="rtl">
      <Pagination previousHref="/a" nextHref="/b" />
    </div>,
  );
  const arrows = [...document.querySelectorAll('nav svg')];
  expect(arrows.map((arrow) => getComputedStyle(arrow).scale)).toEqual(['-1 1', '-1 1']);
});
