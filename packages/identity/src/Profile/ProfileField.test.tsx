import { Form } from '@sewa/ui';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '../../test/openPage.tsx';
import { ProfileField } from './ProfileField.tsx';
import { passTypes } from './profileForm.ts';

const open = (props: Parameters<typeof ProfileField>[0]) =>
  openPart(
    <Form>
      <ProfileField {...props} />
    </Form>,
  );

test.each([
  ['name', 'Ada', /^Name/],
  ['email', 'ada@people.example', /^Email address/],
])('%s is a field with what was typed before, and must be filled in', (name, typed, label) => {
  open({ name, typed });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
  expect([field.name, field.value, field.required]).toEqual([name, typed, true]);
});

test('a residential status is one of three', () => {
  open({ name: 'residentialStatus', typed: 'P' });
  const choices = screen.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ['C', false],
    ['P', true],
    ['A', false],
  ]);
});

test('without one chosen before, no residential status is chosen', () => {
  open({ name: 'residentialStatus' });
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
});

const listOptions = () => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Your pass/ });
  const options = [...select.options].map(({ text }) => text).slice(1);
  return { options, value: select.value, required: select.required };
};

test.each([
  [undefined, false, passTypes, '', true],
  ['S Pass', true, passTypes, 'S Pass', false],
  ['Artist’s Pass', false, ['Artist’s Pass', ...passTypes], 'Artist’s Pass', true],
])(
  'a pass (%s) is one of those the authorities name, or the one somebody vouched for',
  (typed, isOptional, options, value, required) => {
    open({ name: 'passType', typed, ...(isOptional ? { isOptional } : {}) });
    expect(listOptions()).toEqual({ options, value, required });
  },
);

test('a phone number cannot be typed here, which is said', () => {
  open({ name: 'phoneNumber' });
  expect(screen.getByText(/^Your phone number is missing/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
