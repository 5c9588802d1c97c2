import { normalizeDiscoverFilters, parseDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { TextField, UiProvider } from '@sewa/ui';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
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

function Removable() {
  const [search, setSearch] = useState('propertyTypes=0,1&q=river');
  const filters = parseDiscoverFilters(new URLSearchParams(search));
  return (
    <UiProvider
      linkComponent={({ href, onClick, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            onClick?.(event);
            event.preventDefault();
            setSearch(href.slice(1));
          }}
        />
      )}
    >
      <TextField type="search" name="q" label="Search" />
      <ChosenFilters filters={filters} pathTo={(rest) => `?${serializeDiscoverFilters(rest)}`} />
    </UiProvider>
  );
}

test('the focus stays with the chips: on the next, else the one before, else in the search box', async () => {
  render(<Removable />);
  const expectFocus = (name: string) =>
    expect
      .poll(() => document.activeElement?.textContent || document.activeElement?.getAttribute('name'))
      .toBe(name);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expectFocus('Remove HDB');
  await userEvent.keyboard('{Enter}');
  await expectFocus('Remove Condominium');
  await userEvent.keyboard('{Enter}');
  await expectFocus('Remove “river”');
  await userEvent.keyboard('{Enter}');
  await expectFocus('q');
});
