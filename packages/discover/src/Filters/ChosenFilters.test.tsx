import { normalizeDiscoverFilters } from '@sewa/formatters';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChosenFilters } from './ChosenFilters.tsx';

test('each part of a search is a link that takes this part out and keeps the rest', () => {
  render(<ChosenFilters filters={normalizeDiscoverFilters({ propertyTypes: [0, 2], q: 'river' })} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Remove “river”', '/discover?propertyTypes=0,2'],
    ['Remove HDB', '/discover?propertyTypes=2&q=river'],
    ['Remove Landed', '/discover?propertyTypes=0&q=river'],
  ]);
});

test('another page that shows searches keeps its own address', () => {
  const filters = normalizeDiscoverFilters({ propertyTypes: [0] });
  render(<ChosenFilters filters={filters} pathTo={({ q }) => `/elsewhere?${q}`} />);
  expect(screen.getByRole('link', { name: 'Remove HDB' }).getAttribute('href')).toBe('/elsewhere?');
});

test('two places that either will do are joined by a word', () => {
  const filters = normalizeDiscoverFilters({ in: ['area:bishan', 'area:clementi'] });
  render(<ChosenFilters filters={filters} places={{ 'area:bishan': 'Bishan' }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Remove In Bishan',
    'or Remove In Clementi',
  ]);
});

test('where nothing is chosen there is no list', () => {
  const { container } = render(<ChosenFilters filters={normalizeDiscoverFilters({})} />);
  expect(container.childNodes).toHaveLength(0);
});

test('a long word is no wider than the page', () => {
  const filters = normalizeDiscoverFilters({ q: 'x'.repeat(120) });
  const { container } = render(
    <div style={{ width: '20rem' }}>
      <ChosenFilters filters={filters} />
    </div>,
  );
  expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(320);
});
