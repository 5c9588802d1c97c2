import { expect, test } from 'vitest';
import { openScreen } from '../test/openScreen.tsx';
import { UnknownFilters } from './UnknownFilters.tsx';

const textAt = (query: string) =>
  openScreen(<UnknownFilters />, { address: `/discover?${query}` }).container.textContent;

test('what nobody knows is said, as it was typed', () => {
  expect(textAt('searchParams=Atlantis,Yishun')).toBe(
    "We don't know an area called “Atlantis”, so we left it out of this search.",
  );
  expect(textAt('searchParams=Atlantis,El+Dorado')).toBe(
    "We don't know areas called “Atlantis” and “El Dorado”, so we left them out of this search.",
  );
});

test('a code that nobody knows is said too', () => {
  expect(textAt('propertyTypes=9')).toBe(
    "This address asks for a home type that we don't know, so we left it out of this search.",
  );
});

test('where all areas are known nothing is said', () => {
  for (const query of ['', 'searchParams=Orchard,+River+Valley', 'searchParams=09,yishun&q=Atlantis'])
    expect(textAt(query)).toBe('');
});
