import { expect, test } from 'vitest';
import { parseSetupForm } from './setupForm.ts';

const read = (fields: Readonly<Record<string, string>>, kind: 'egiro' | null = null) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseSetupForm(form, kind);
};

test('a bank account needs a bank that offers eGIRO', () => {
  expect(read({ bank: 'HSBC' }, 'egiro').choice).toEqual({ kind: 'egiro', bank: 'HSBC', segment: 'retail' });
  expect(Object.keys(read({}, 'egiro').fields)).toEqual(['bank']);
  expect(Object.keys(read({ bank: 'Citibank' }, 'egiro').fields)).toEqual(['bank']);
});

test('a company is told which banks offer eGIRO to companies', () => {
  const { choice, fields } = read({ bank: 'HSBC', segment: 'corporate' }, 'egiro');
  expect(choice).toBeNull();
  expect(fields.bank).toContain('no eGIRO for companies');
});

test('a card needs no bank, and something must be chosen', () => {
  expect(read({ kind: 'card', segment: 'corporate' }).choice).toEqual({ kind: 'card', segment: 'retail' });
  expect(Object.keys(read({}).fields)).toEqual(['kind']);
});
