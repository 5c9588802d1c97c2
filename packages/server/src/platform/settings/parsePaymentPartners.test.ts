import { expect, test } from 'vitest';
import { parsePaymentPartners } from './parsePaymentPartners.ts';

const partner = {
  id: 'acme',
  name: 'Acme Homes',
  secret: 's'.repeat(32),
  returnOrigins: ['https://acme.example'],
};
const parse = (content: unknown, isProduction = true) =>
  parsePaymentPartners(JSON.stringify(content), isProduction);

test('no partners by default', () => expect(parsePaymentPartners(null, true)).toEqual([]));

test('reads partners, and nothing else of them', () =>
  expect(parse([{ ...partner, note: 'x' }])).toEqual([partner]));

test.each([
  ['a JSON list', partner],
  ['"id" of partner 1', [{ ...partner, id: ' ' }]],
  ['"name" of partner 1', [{ ...partner, name: undefined }]],
  ['"secret" of partner 2', [partner, { ...partner, id: 'b', secret: 'hunter2' }]],
  ['"returnOrigins" of partner 1', [{ ...partner, returnOrigins: [] }]],
  [
    '"returnOrigins" of partner 1',
    [{ ...partner, returnOrigins: ['https://acme.example', 'https://acme.example/'] }],
  ],
  ['"returnOrigins" of partner 1', [{ ...partner, returnOrigins: ['http://localhost:4000'] }]],
  ['"returnOrigins" of partner 1', [{ ...partner, returnOrigins: ['javascript:alert(1)'] }]],
  ['"id" for each', [partner, partner]],
])('says what is missing: %s', (wanted, content) => {
  expect(() => parse(content)).toThrow(wanted);
  expect(() => parse(content)).not.toThrow(/hunter2|sssss/);
});

test('takes a loopback origin outside production only', () => {
  const local = [{ ...partner, returnOrigins: ['http://127.0.0.1:4000'] }];
  expect(parse(local, false)).toEqual(local);
  expect(() => parse(local)).toThrow('returnOrigins');
});

test('says that it is no JSON', () =>
  expect(() => parsePaymentPartners('{', true)).toThrow(/^PAYMENT_PARTNERS .*JSON/));
