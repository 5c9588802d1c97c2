import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nothingStated, sampleDetail } from '../fixtures.ts';
import { ListingFacts } from './ListingFacts.tsx';

const listFacts = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);

test('what is known of a home is said, the area in both units', () => {
  render(<ListingFacts listing={{ ...sampleDetail, availableFrom: '2026-12-01' }} />);
  expect(listFacts()).toEqual([
    ['Home type', 'HDB'],
    ['Type', 'Whole unit'],
    ['Bedrooms', '3 bedrooms'],
    ['Bathrooms', '2 bathrooms'],
    ['Area', '67 sqm (721 sqft)'],
    ['Furnishing', 'Partially furnished'],
    ['Address', '210 Ang Mo Kio Avenue 3'],
    ['District', 'Ang Mo Kio, Bishan, Thomson (D20)'],
    ['Available from', 'Dec 1, 2026'],
  ]);
});

test('what nobody stated says so, an area that is absent is not set', () => {
  render(<ListingFacts listing={{ ...sampleDetail, ...nothingStated }} />);
  const facts = new Map(listFacts() as [string, string][]);
  expect(facts.get('Area')).toBe('Not set');
  expect(facts.get('Address')).toBe('Ang Mo Kio Avenue 3');
  for (const name of ['Bedrooms', 'Bathrooms', 'Furnishing', 'District', 'Available from'])
    expect(facts.get(name), name).toBe('Not stated');
});
