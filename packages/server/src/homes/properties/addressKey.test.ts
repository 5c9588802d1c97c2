import { describe, expect, test } from 'vitest';
import { makeAddressKey, parseAddress, type WrittenAddress } from './addressKey.ts';

const flat: WrittenAddress = {
  block: '123A',
  street: 'Ang Mo Kio Avenue 3',
  floor: '05',
  unit: '123',
  postalCode: '560123',
};

describe('the same unit', () => {
  test.each<[string, Partial<WrittenAddress>]>([
    ['in capitals', { block: '123a', street: 'ANG MO KIO AVENUE 3' }],
    ['with a short word', { street: 'Ang Mo Kio Ave 3' }],
    ['in small letters', { street: 'ang mo kio ave 3' }],
    ['with more spaces', { street: '  Ang  Mo Kio   Avenue 3 ', block: ' 123 A ' }],
    ['with a full stop', { street: 'Ang Mo Kio Ave. 3' }],
    ['without leading zeros', { floor: '5' }],
    ['with more leading zeros', { floor: '005', unit: '0123', block: '0123A' }],
    ['with a number sign', { floor: '#05', unit: '#123' }],
    ['with the word block', { block: 'Blk 123A' }],
    ['with the word block written out', { block: 'BLOCK 123A' }],
    ['with floor and unit in one field', { floor: null, unit: '#05-123' }],
    ['with floor and unit in the other field', { floor: '5-123', unit: '' }],
    ['with block and street in one field', { block: null, street: '123A Ang Mo Kio Ave 3' }],
    [
      'with block and street in one field, and the word block',
      { block: '', street: 'Blk 123A Ang Mo Kio Avenue 3' },
    ],
    ['with the word level', { floor: 'L5' }],
    ['with the floor as a number in order', { floor: '5th' }],
    ['with the floor twice', { floor: '05', unit: '#05-123' }],
  ])('has one key %s', (_, change) => {
    expect(makeAddressKey({ ...flat, ...change })).toBe(makeAddressKey(flat));
  });

  test.each([
    ['JLN BT MERAH', 'Jalan Bukit Merah'],
    ['Lor 1 Toa Payoh', 'Lorong 1 Toa Payoh'],
    ['TAMPINES ST 81', 'Tampines Street 81'],
    ["ST GEORGE'S RD", 'Saint Georges Road'],
    ['Upp Serangoon Rd', 'Upper Serangoon Road'],
    ['Bedok Nth Dr', 'Bedok North Drive'],
    ["C'WEALTH CL", 'Commonwealth Close'],
    ['BISHAN-ANG MO KIO PK', 'Bishan - Ang Mo Kio Park'],
  ])('has one key for %s and %s', (short, long) => {
    expect(makeAddressKey({ ...flat, street: short })).toBe(makeAddressKey({ ...flat, street: long }));
  });
});

test.each<Partial<WrittenAddress>>([
  { block: '123B' },
  { block: null },
  { street: 'Ang Mo Kio Avenue 4' },
  { floor: '15' },
  { floor: 'B1' },
  { unit: '1230' },
  { unit: null },
  { floor: '12', unit: '3' },
  { postalCode: '560124' },
])('another unit has another key: %j', (change) => {
  expect(makeAddressKey({ ...flat, ...change })).not.toBe(makeAddressKey(flat));
});

test('an address is kept in one form', () => {
  expect(
    parseAddress({ block: 'blk 123a', street: 'ANG MO KIO AVE 3', unit: '#05-123', postalCode: '560123' }),
  ).toEqual(flat);
  expect(parseAddress({ block: '', street: 'Cluny Park', floor: ' ', postalCode: '259600' })).toEqual({
    block: null,
    street: 'Cluny Park',
    floor: null,
    unit: null,
    postalCode: '259600',
  });
});
