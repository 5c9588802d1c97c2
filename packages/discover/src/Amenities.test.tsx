import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Amenities } from './Amenities.tsx';

test('what comes with a home is listed by its words; codes nobody knows are left out', () => {
  render(<Amenities codes={[0, 99, 3]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Aircon', 'Fridge']);
});

test('a home that names nothing states nothing', () => {
  render(<Amenities codes={[]} />);
  expect(screen.getByText('Not stated').closest('ul')).toBeNull();
});
