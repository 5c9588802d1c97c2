import { expect, test } from 'vitest';
import { isNric, maskNric } from './nric.ts';

test.each(['S1234567D', 'T1234567J', 'F1234567N', 'G1234567X', 'M1234567K', 'S0000001I', ' s1234567d '])(
  '%s has the right check letter',
  (text) => {
    expect(isNric(text)).toBe(true);
  },
);

test.each([
  'M1234567X',
  'S1234567A',
  'A1234567D',
  'S123456D',
  'S12345678D',
  'S1234567DD',
  'SS1234567D',
  'S１234567D',
  '',
  null,
  undefined,
])('%s is refused', (text) => {
  expect(isNric(text)).toBe(false);
  expect(maskNric(text)).toBe('Not stated');
});

test('exactly one letter is right for a number', () => {
  const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const series of 'STFGM') {
    for (const digits of ['0000000', '1234567', '9999999', '7654321']) {
      expect(characters.filter((character) => isNric(`${series}${digits}${character}`))).toHaveLength(1);
    }
  }
});

test('only the last three digits and the letter stay readable', () => {
  expect(maskNric('s1234567d')).toBe('*****567D');
});
