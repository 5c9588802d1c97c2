import { expect, test } from 'vitest';
import { parsePayeeForm } from './payeeForm.ts';

const read = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parsePayeeForm(form);
};
const whole = { payeeName: 'Olivia Tan', payeeBank: 'DBS', accountNumber: '012-345 6789' };

test('spaces and dashes of an account number are typed for people', () => {
  const { draft, issues } = read({ ...whole, paynowKind: 'mobile', paynowValue: '9123 4567' });
  expect(issues).toEqual({});
  expect(draft).toEqual({
    name: 'Olivia Tan',
    bank: 'DBS',
    accountNumber: '0123456789',
    paynow: { kind: 'mobile', value: '+6591234567' },
  });
});

test('full-width digits are digits', () => {
  expect(read({ ...whole, accountNumber: '０１２-３４５６７８９' }).draft.accountNumber).toBe('0123456789');
});

test('an account number is never given back to the page', () => {
  expect(JSON.stringify(read({ ...whole, accountNumber: '12345' }).typed)).not.toContain('12345');
});

test('a PayNow that cannot be one is said at its field', () => {
  expect(Object.keys(read({ ...whole, paynowKind: 'uen', paynowValue: '123' }).issues)).toEqual([
    'payee-paynowValue',
  ]);
  expect(Object.keys(read({}).issues)).toEqual(['payee-name', 'payee-bank', 'payee-accountNumber']);
});
