import { describe, expect, test } from 'vitest';
import { formatAddress, formatAddressPrivate, formatAddressWithoutUnit } from './address.ts';

const address = {
  block: '210',
  street: 'Ang Mo Kio Avenue 3',
  floor: '08',
  unit: '1234',
  postalCode: '560210',
};

describe('formatAddress', () => {
  test('shows block, street, floor and unit', () => {
    expect(formatAddress(address)).toBe('210 Ang Mo Kio Avenue 3 #08-1234');
  });

  test.each([
    [{ ...address, floor: null }],
    [{ ...address, unit: null }],
    [{ ...address, floor: ' ' }],
    [{ ...address, unit: undefined }],
    [{ block: '210', street: 'Ang Mo Kio Avenue 3' }],
  ])('leaves the unit part out when the floor or the unit is missing: %j', (partial) => {
    expect(formatAddress(partial)).toBe('210 Ang Mo Kio Avenue 3');
  });

  test('shows the street alone when there is no block', () => {
    expect(formatAddress({ ...address, block: null })).toBe('Ang Mo Kio Avenue 3 #08-1234');
  });

  test('says Not stated rather than showing a unit of nowhere', () => {
    expect(formatAddress({ floor: '08', unit: '1234' })).toBe('Not stated');
    expect(formatAddress(null)).toBe('Not stated');
  });

  test.each([
    [210, '210 Ang Mo Kio Avenue 3'],
    [0, '0 Ang Mo Kio Avenue 3'],
    [-1, 'Ang Mo Kio Avenue 3'],
    [1.5, 'Ang Mo Kio Avenue 3'],
    [Number.NaN, 'Ang Mo Kio Avenue 3'],
  ])('a block that came as the number %d is shown as %j', (block, shown) => {
    const untyped: object = { block, street: 'Ang Mo Kio Avenue 3' };
    expect(formatAddress(untyped)).toBe(shown);
  });

  test('closes up spaces', () => {
    expect(formatAddress({ block: ' 210 ', street: 'Ang  Mo Kio\nAvenue 3' })).toBe(
      '210 Ang Mo Kio Avenue 3',
    );
  });
});

describe('formatAddressWithoutUnit', () => {
  test('never shows the floor or the unit', () => {
    expect(formatAddressWithoutUnit(address)).toBe('210 Ang Mo Kio Avenue 3');
  });
});

describe('formatAddressPrivate', () => {
  test('shows street and district only', () => {
    expect(formatAddressPrivate(address)).toBe('Ang Mo Kio Avenue 3, Ang Mo Kio, Bishan, Thomson');
  });

  test('shows what there is of the two', () => {
    expect(formatAddressPrivate({ ...address, postalCode: null })).toBe('Ang Mo Kio Avenue 3');
    expect(formatAddressPrivate({ ...address, street: null })).toBe('Ang Mo Kio, Bishan, Thomson');
    expect(formatAddressPrivate({ block: '210', floor: '08', unit: '1234' })).toBe('Not stated');
  });
});
