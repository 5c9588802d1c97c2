import { expect, test } from 'vitest';
import { personas, tellPerson } from './personas.ts';

const parseValue = (field: unknown): string =>
  typeof field === 'object' && field !== null && 'value' in field ? String(field.value) : '';

test('the identity numbers have the form of real ones, each its own, and begin with four zeros', () => {
  const numbers = personas.flatMap(({ person }) => (person ? parseValue(person.uinfin) : []));
  expect(numbers).toHaveLength(10);
  expect(new Set(numbers).size).toBe(10);
  for (const number of numbers) expect(number).toMatch(/^[STFG]0000\d{3}[A-Z]$/);
});

test('the check letter is that of the official rule', () => {
  const [citizen] = personas;
  // 2*0 + 7*0 + 6*0 + 5*0 + 4*0 + 3*1 + 2*1 = 5; the sixth letter of JZIHGFEDCBA.
  expect(parseValue(citizen?.person?.uinfin)).toBe('S0000011F');
});

test('Myinfo tells nothing that was not asked for', () => {
  const [citizen] = personas;
  if (!citizen) throw new Error('There is nobody.');
  expect(Object.keys(tellPerson(citizen, ['openid', 'name']))).toEqual(['name']);
});
