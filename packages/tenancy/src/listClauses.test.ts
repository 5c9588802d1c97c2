import { expect, test } from 'vitest';
import { type AgreementClause, listClauses } from './listClauses.ts';

const clause = (id: string, when: string | null, plain = ''): AgreementClause => ({
  id,
  title: id,
  words: plain,
  plain,
  when,
});
const clauses = [
  clause('rent', null, 'Due on day {dueDay}, {unknown}.'),
  clause('charges', 'charges'),
  clause('tenant pays', 'utilitiesExcluded'),
  clause('included', 'utilitiesIncluded'),
  clause('pets', 'pets'),
  clause('no pets', 'noPets'),
  clause('aircon', 'airconMonths'),
  clause('special', 'specialTerms'),
];
const list = (blanks: Record<string, string | number | boolean>) =>
  listClauses(clauses, blanks, (name, value) => `${name}=${value}`);
const listIds = (blanks: Record<string, string | number | boolean>) => list(blanks).map(({ id }) => id);

test('a clause stands if its blank is filled, and one of two that exclude each other', () => {
  expect(listIds({ airconMonths: 0, specialTerms: '', serviceCents: 0 })).toEqual([
    'rent',
    'tenant pays',
    'no pets',
  ]);
  expect(
    listIds({ airconMonths: 3, specialTerms: 'x', serviceCents: 1, pets: true, utilitiesIncluded: true }),
  ).toEqual(['rent', 'charges', 'included', 'pets', 'aircon', 'special']);
});

test('blanks are filled, and a name that is none is left', () => {
  expect(list({ dueDay: 5 })[0]?.plain).toBe('Due on day dueDay=5, {unknown}.');
});
