import type { Myinfo } from '@sewa/api/client';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VerifiedFields } from './VerifiedFields.tsx';

const field = (name: Myinfo['fields'][number]['name'], value: string): Myinfo['fields'][number] => ({
  name,
  value,
  source: 1,
  isLocked: true,
});
const show = (...fields: Myinfo['fields']) => {
  render(<VerifiedFields fields={fields} />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(terms.map((term, place) => [term, values[place]]));
};

test('verified fields are text, not fields to type in', () => {
  expect(show(field('identityNumber', '*****011F'), field('name', 'TAN <b>WEI</b> LING'))).toEqual({
    'NRIC or FIN': '*****011F',
    Name: 'TAN <b>WEI</b> LING',
  });
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.getByText('Verified')).toBeDefined();
});

test.each([
  ['C', 'C · Singapore citizen'],
  ['P', 'P · Permanent resident'],
])('the residential status %s is shown with what it stands for', (status, shown) =>
  expect(show(field('residentialStatus', status))).toEqual({ 'Residential status': shown }),
);

test('for A the pass is shown', () =>
  expect(show(field('residentialStatus', 'A'), field('passType', 'S Pass'))).toEqual({ Pass: 'S Pass' }));
