import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WhoMayRent } from './WhoMayRent.tsx';

const flat = {
  propertyType: 0,
  propertySubType: 0,
  numberOfBedrooms: 3,
  availableFrom: '2026-12-15',
  rules: null,
} as const;
const findAddress = (listing: object) => {
  render(<WhoMayRent listing={{ ...flat, ...listing }} today="2026-11-20" />);
  return screen.getByRole('link', { name: 'Check who may rent this flat' }).getAttribute('href');
};

test('a flat of three bedrooms is a 4-room flat, from the day it is free', () => {
  expect(findAddress({})).toBe('/may-i-rent?home=hdb&rooms=4&part=whole&from=2026-12-15&months=12');
});

test('a room says nothing of the size of its flat, and a day gone by is left open', () => {
  expect(findAddress({ propertySubType: 10, availableFrom: '2026-11-01', rules: { minMonths: 24 } })).toBe(
    '/may-i-rent?home=hdb&part=room&months=24',
  );
});

test('other homes have no such rules', () => {
  const { container } = render(<WhoMayRent listing={{ ...flat, propertyType: 1 }} today="2026-11-20" />);
  expect(container.textContent).toBe('');
});
