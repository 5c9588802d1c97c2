import { IDEMPOTENCY_HEADER } from '@sewa/api/client';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '../../test/openPage.tsx';
import { ada } from '../../test/people.ts';
import { IdentityForm } from './IdentityForm.tsx';
import type { MyFormFailure } from './myForms.ts';

const onPass = { ...ada, residentialStatus: 'A', passType: 'S Pass' } as const;

function open(user: Parameters<typeof IdentityForm>[0]['user'], formError?: MyFormFailure) {
  const { container } = openPart(<IdentityForm user={user} formError={formError} />);
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}
const getTyped = (form: HTMLFormElement) => {
  const { [IDEMPOTENCY_HEADER]: _, ...typed } = Object.fromEntries(new FormData(form));
  return typed;
};

test('what is known of somebody stands in the form', () => {
  expect(getTyped(open(onPass))).toEqual({ name: 'Ada', residentialStatus: 'A', passType: 'S Pass' });
});

test('of whom nothing is known, nothing stands there', () => {
  const form = open({ ...ada, name: null, residentialStatus: null });
  expect(getTyped(form)).toEqual({ name: '', passType: '' });
});

test('after an error what was typed stands there instead, with what is wrong', () => {
  const typed = { name: 'Ada King', residentialStatus: 'P', passType: 'EntrePass' };
  const form = open(onPass, { form: 'identity', message: null, reasons: { name: 'is too long' }, typed });
  expect(getTyped(form)).toEqual(typed);
  const summary = within(screen.getByRole('region', { name: 'There is a problem' }));
  expect(summary.getByRole('link').textContent).toContain('Your name is too long');
});

test.each([
  ['A', true],
  ['C', false],
  ['P', false],
] as const)('with the status %s the pass is asked for: %s', (residentialStatus, isShown) => {
  open({ ...onPass, residentialStatus });
  expect(screen.queryByRole('combobox', { name: /^Your pass/ }) !== null).toBe(isShown);
});
