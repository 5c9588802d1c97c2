import { expect, test } from 'vitest';
import { openScreen } from '../test/openScreen.tsx';
import { UnknownAreas } from './UnknownAreas.tsx';

const textAt = (query: string) =>
  openScreen(<UnknownAreas />, { address: `/discover?${query}` }).container.textContent;

test('what nobody knows is said, as it was typed', () => {
  expect(textAt('searchParams=Atlantis,Yishun')).toBe(
    'We don’t know an area called “Atlantis”, so it is left out of this search.',
  );
  expect(textAt('searchParams=Atlantis,El+Dorado')).toBe(
    'We don’t know areas called “Atlantis”, “El Dorado”, so they are left out of this search.',
  );
});

test('where all areas are known nothing is said', () => {
  for (const query of ['', 'searchParams=Orchard,+River+Valley', 'searchParams=09,yishun&q=Atlantis'])
    expect(textAt(query)).toBe('');
});
