import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateCrc, makePayNowText } from './makePayNowText.ts';

/** Reads the data objects of a text. */
function parse(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const length = Number(text.slice(at + 2, at + 4));
    found.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  expect(at).toBe(text.length);
  return found;
}

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(calculateCrc('123456789')).toBe('29B1');
  const known =
    '00020101021126490009SG.PAYNOW010120210201403121W030110408203012315204000053037025802SG5913ACME Pte Ltd.6009Singapore6304';
  expect(calculateCrc(known)).toBe('B69E');
});

test('is the text that another generator makes of the same payment', () => {
  expect(
    makePayNowText({
      kind: 'uen',
      value: '12345678',
      cents: 99,
      reference: 'testordernumber12345678',
      name: 'testcompany',
      expiresOn: '2026-03-04',
    }),
  ).toBe(
    '00020101021226470009SG.PAYNOW010120208123456780301004082026030452040000530370254040.995802SG5911testcompany6009Singapore62270123testordernumber1234567863040047',
  );
});

test('pays a mobile number', () => {
  const fields = parse(
    makePayNowText({
      kind: 'mobile',
      value: '+6591234567',
      cents: 250_001,
      reference: 'abcdefghijkl',
      name: '陈美玲 Tan José',
      expiresOn: '2026-12-01',
    }),
  );
  expect(Object.fromEntries(parse(fields.get('26') ?? ''))).toEqual({
    '00': 'SG.PAYNOW',
    '01': '0',
    '02': '+6591234567',
    '03': '0',
    '04': '20261201',
  });
  expect(fields.get('54')).toBe('2500.01');
  expect(fields.get('59')).toBe('Chen Mei Ling Tan Jose');
});

test('any name, reference and sum can be read back, and the checksum is right', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.integer({ min: 1, max: 100_000_000 }),
      (name, reference, cents) => {
        const text = makePayNowText({
          kind: 'uen',
          value: '201403121W',
          cents,
          reference,
          name,
          expiresOn: '2026-12-01',
        });
        const fields = parse(text);
        expect(text).toMatch(/^[\x20-\x7e]+$/);
        expect(Math.round(Number(fields.get('54')) * 100)).toBe(cents);
        expect(fields.get('59')?.length).toBeLessThanOrEqual(25);
        expect(fields.get('63')).toBe(calculateCrc(text.slice(0, -4)));
      },
    ),
  );
});
