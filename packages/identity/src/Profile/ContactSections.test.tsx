import type { StepUps, User } from '@sewa/api/client';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPart } from '../../test/openPart.tsx';
import { notSteppedUp, steppedUp } from '../../test/ownAccount.ts';
import { ada } from '../../test/people.ts';
import { EmailSection } from './EmailSection.tsx';
import type { MyFormFailure } from './myForms.ts';
import { PhoneSection } from './PhoneSection.tsx';

interface Case {
  readonly user?: Partial<User>;
  readonly stepUps?: StepUps;
  readonly formError?: MyFormFailure;
}
const sections = { Phone: PhoneSection, 'E-mail': EmailSection } as const;

function open(title: keyof typeof sections, { user = {}, stepUps = notSteppedUp, formError }: Case = {}) {
  const Section = sections[title];
  openPart(<Section user={{ ...ada, ...user }} stepUps={stepUps} formError={formError} />);
  return within(screen.getByRole('region', { name: title }));
}
const failure = (form: MyFormFailure['form'], reasons: MyFormFailure['reasons'] = {}): MyFormFailure => ({
  form,
  reasons,
  message: null,
  typed: { phoneNumber: '91', email: 'a@b' },
});
const code = { prefix: 'KTM', expiresIn: 280, resendIn: 0 };

describe.each([
  ['Phone', '+65 8000 0901', 'Change it'],
  ['E-mail', 'ada@people.example Not proven', 'Prove or change it'],
] as const)('the section %s', (title, present, way) => {
  test('shows how it stands, and asks first whether it is them', () => {
    const section = open(title);
    expect(section.getByText((_, element) => element?.textContent === present)).toBeTruthy();
    expect(section.getByRole('link', { name: way }).getAttribute('href')).toBe('/user/prove?for=contact');
    expect(section.queryByRole('textbox')).toBeNull();
  });

  test('of what was never said, says so', () => {
    expect(open(title, { user: { phoneNumber: null, email: null } }).getByText('Not stated')).toBeTruthy();
  });

  test('takes a change from whoever has just proven themselves', () => {
    const section = open(title, { stepUps: steppedUp });
    expect(section.getByRole('textbox')).toBeTruthy();
    expect(section.queryByRole('link')).toBeNull();
  });
});

test('an address that is proven is said to be, and may be changed', () => {
  const section = open('E-mail', { stepUps: { ...notSteppedUp, isEmailProven: true } });
  expect(section.getByText('Proven')).toBeTruthy();
  expect(section.getByRole('link', { name: 'Change it' })).toBeTruthy();
});

test.each([
  [true, 'The address you have now is told of the change.'],
  [false, 'Leave it as it is to prove it.'],
])(
  'the field of an address stands filled in and says what a change means (proven: %s)',
  (isEmailProven, hint) => {
    const section = open('E-mail', { stepUps: { ...steppedUp, isEmailProven } });
    const field = section.getByRole<HTMLInputElement>('textbox', { name: /^E-mail address/ });
    expect(field.value).toBe('ada@people.example');
    expect(section.getByText(hint)).toBeTruthy();
  },
);

test.each([
  [
    'Phone',
    { phone: { ...code, phoneNumber: '+6591234567' } },
    '+65 9123 4567',
    'Another number',
    'Use this number',
  ],
  [
    'E-mail',
    { email: { ...code, email: 'new@b.example' } },
    'new@b.example',
    'Another e-mail address',
    'Use this address',
  ],
] as const)(
  'a code for %s that is on its way can be entered, also once the proof is too old',
  (title, waiting, to, label, action) => {
    const section = open(title, { stepUps: { ...notSteppedUp, ...waiting } });
    expect(section.getByText(to).tagName).toBe('STRONG');
    expect(section.getByText('The message shows KTM- before them.')).toBeTruthy();
    expect(section.getByRole('button', { name: action })).toBeTruthy();
    expect(section.queryByRole('link')).toBeNull();
    expect(section.queryByLabelText(new RegExp(label))).toBeNull();
  },
);

test.each([
  ['Phone', { phone: { ...code, phoneNumber: '+6591234567' } }, /^Another number/],
  ['E-mail', { email: { ...code, email: 'new@b.example' } }, /^Another e-mail address/],
] as const)('whoever has just proven themselves may name another %s instead', (title, waiting, label) => {
  expect(open(title, { stepUps: { ...steppedUp, ...waiting } }).getByLabelText(label)).toBeTruthy();
});

test.each([
  ['Phone', 'phone', { phoneNumber: 'is taken.' }, 'This number is taken.', '91'],
  ['E-mail', 'email', { email: 'is no address.' }, 'Your e-mail address is no address.', 'a@b'],
] as const)('a refused %s is marked, and stands as it was typed', (title, form, reasons, sentence, typed) => {
  const section = open(title, { formError: failure(form, reasons) });
  expect(section.getByText(sentence)).toBeTruthy();
  expect(section.getByDisplayValue(typed)).toBeTruthy();
});

test.each([
  ['Phone', 'phone-code', { phone: { ...code, phoneNumber: '+6591234567' } }],
  ['E-mail', 'email-code', { email: { ...code, email: 'new@b.example' } }],
] as const)('a wrong code for %s is marked at its own field', (title, form, waiting) => {
  const formError = failure(form, { otp: 'is wrong.' });
  const section = open(title, { stepUps: { ...steppedUp, ...waiting }, formError });
  expect(section.getByText('This code is wrong.')).toBeTruthy();
  expect(section.getByLabelText(/^Six digits/).ariaInvalid).toBe('true');
});

test.each([
  ['Phone', 'email'],
  ['E-mail', 'phone'],
] as const)('what another form was refused for is not shown at %s', (title, form) => {
  const reasons = { phoneNumber: 'is taken.', email: 'is no address.' };
  const section = open(title, { stepUps: steppedUp, formError: failure(form, reasons) });
  expect(section.queryByText(/is taken|is no address/)).toBeNull();
  expect(section.queryByDisplayValue(/^(91|a@b)$/)).toBeNull();
});
