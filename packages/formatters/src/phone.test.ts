import { expect, test } from 'vitest';
import { formatPhone, groupPhone, isMobilePhone, normalizePhone, normalizeUaePhone } from './phone.ts';

test.each([
  ['91234567', '+6591234567'],
  ['9123 4567', '+6591234567'],
  ['+65 9123-4567', '+6591234567'],
  ['(65) 6123.4567', '+6561234567'],
  ['6591234567', '+6591234567'],
  ['65912345', '+6565912345'],
  ['31234567', '+6531234567'],
  ['0065 9123 4567', '+6591234567'],
  ['00 65-9123-4567', '+6591234567'],
  ['tel:+65-9123-4567', '+6591234567'],
  ['TEL:9123-4567;phone-context=+65', '+6591234567'],
  ['tel:%2B6591234567', '+6591234567'],
  ['Tel: 9123 4567', '+6591234567'],
  ['９１２３　４５６７', '+6591234567'],
  ['＋６５（９１２３）－４５６７', '+6591234567'],
  ['９１２３ー４５６７', '+6591234567'],
  ['\u202D+65\u00A09123\u20114567\u202C', '+6591234567'],
  ['9123\u20134567', '+6591234567'],
  ['9123\u2014\u22124567', '+6591234567'],
  ['\uFEFF9123\u00AD\u200B\u20604567\u200E', '+6591234567'],
])('%s is understood as %s', (text, normal) => {
  expect(normalizePhone(text)).toBe(normal);
});

test.each([
  '',
  '12345678',
  '+60123456789',
  '9123456',
  '912345678',
  '+65',
  'x91234567',
  '00659123456',
  '000659123 4567',
  'tel:',
  'tel:+60123456789',
  '9123 4567 / 8',
  'call me',
  null,
  undefined,
])('%s is no Singapore number', (text) => {
  expect(normalizePhone(text)).toBeNull();
  expect(formatPhone(text)).toBe('Not stated');
  expect(isMobilePhone(text)).toBe(false);
});

test.each([
  ['050 123 4567', '+971501234567', '+971 50 123 4567'],
  ['+971 50-123-4567', '+971501234567', '+971 50 123 4567'],
  ['00971 (0)50 123 4567', '+971501234567', '+971 50 123 4567'],
  ['971501234567', '+971501234567', '+971 50 123 4567'],
  ['tel:+97141234567', '+97141234567', '+971 4 123 4567'],
  ['04 123 4567', '+97141234567', '+971 4 123 4567'],
])('%s is a number of the Emirates, and never one that gets a code', (text, normal, shown) => {
  expect(normalizeUaePhone(text)).toBe(normal);
  expect(formatPhone(normal)).toBe(shown);
  expect([normalizePhone(normal), isMobilePhone(normal)]).toEqual([null, false]);
});

test.each([
  '',
  '+65 9123 4567',
  '91234567',
  '050 123 456',
  '+971 50 123 45678',
  '+971 1 234 5678',
  null,
  undefined,
])('%s is no number of the Emirates', (text) => expect(normalizeUaePhone(text)).toBeNull());

test('only numbers that begin with 8 or 9 are mobile', () => {
  expect(['81234567', '91234567', '61234567', '31234567'].map(isMobilePhone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a number is shown in two groups of four behind +65', () => {
  expect(formatPhone('91234567')).toBe('+65 9123 4567');
});

test.each([
  ['', ''],
  ['9123', '9123'],
  ['91234', '9123 4'],
  ['91234567', '9123 4567'],
  ['+65 9123-4567', '9123 4567'],
  ['6591234567', '9123 4567'],
  ['006591234567', '9123 4567'],
  ['tel:+6591234567', '9123 4567'],
  ['９１２３–４５６７', '9123 4567'],
  ['65912345', '6591 2345'],
  ['912345678', '912345678'],
  ['+60 12 345', '+60 12 345'],
  ['call me', 'call me'],
])('%s is shown as %s while it is typed', (text, shown) => {
  expect(groupPhone(text)).toBe(shown);
  expect(groupPhone(shown)).toBe(shown);
});
