import type { StepUps, User } from '@sewa/api/client';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPart } from '../../test/openPage.tsx';
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
const sections = { Phone: PhoneSection, Email: EmailSection } as const;

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
  ['Phone', '+65 8000 0901', 'Edit'],
  ['Email', 'ada@people.example Not confirmed', 'Confirm or edit'],
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
  const section = open('Email', { stepUps: { ...notSteppedUp, isEmailProven: true } });
  expect(section.getByText('Confirmed')).toBeTruthy();
  expect(section.getByRole('link', { name: 'Edit' })).toBeTruthy();
});

test.each([
  [true, "If you change it, we'll tell you at your current address."],
  [false, 'To confirm this address, leave it as it is.'],
])(
  'the field of an address stands filled in and says what a change means (proven: %s)',
  (isEmailProven, hint) => {
    const section = open('Email', { stepUps: { ...steppedUp, isEmailProven } });
    const field = section.getByRole<HTMLInputElement>('textbox', { name: /^Email address/ });
    expect(field.value).toBe('ada@people.example');
    expect(section.getByText(hint)).toBeTruthy();
  },
);

test.each([
  [
    'Phone',
    { phone: { ...code, phoneNumber: '+6591234567' } },
    '+65 9123 4567',
    'Another mobile number',
    'Confirm number',
    'Check that your SMS starts with KTM-',
  ],
  [
    'Email',
    { email: { ...code, email: 'new@b.example' } },
    'new@b.example',
    'Another email address',
    'Confirm email',
    'Check that the code in your email starts with KTM-',
  ],
] as const)(
  'a code for %s that is on its way can be entered, also once the proof is too old',
  (title, waiting, to, label, action, hint) => {
    const section = open(title, { stepUps: { ...notSteppedUp, ...waiting } });
    expect(section.getByText(to).tagName).toBe('STRONG');
    expect(section.getByText(hint)).toBeTruthy();
    expect(section.getByRole('button', { name: action })).toBeTruthy();
    expect(section.queryByRole('link')).toBeNull();
    expect(section.queryByLabelText(new RegExp(label))).toBeNull();
  },
);

test.each([
  ['Phone', { phone: { ...code, phoneNumber: '+6591234567' } }, /^Another mobile number/],
  ['Email', { email: { ...code, email: 'new@b.example' } }, /^Another email address/],
] as const)('whoever has just proven themselves may name another %s instead', (title, waiting, label) => {
  expect(open(title, { stepUps: { ...steppedUp, ...waiting } }).getByLabelText(label)).toBeTruthy();
});

test.each([
  ['Phone', 'phone', { phoneNumber: 'is taken.' }, 'This number is taken.', '91'],
  ['Email', 'email', { email: 'is no address.' }, 'Your email address is no address.', 'a@b'],
] as const)('a refused %s is marked, and stands as it was typed', (title, form, reasons, sentence, typed) => {
  const section = open(title, { formError: failure(form, reasons) });
  expect(section.getByText(sentence)).toBeTruthy();
  expect(section.getByDisplayValue(typed)).toBeTruthy();
});

test.each([
  ['Phone', 'phone-code', { phone: { ...code, phoneNumber: '+6591234567' } }],
  ['Email', 'email-code', { email: { ...code, email: 'new@b.example' } }],
] as const)('a wrong code for %s is marked at its own field', (title, form, waiting) => {
  const formError = failure(form, { otp: 'is wrong.' });
  const section = open(title, { stepUps: { ...steppedUp, ...waiting }, formError });
  expect(section.getByText('This code is wrong.')).toBeTruthy();
  expect(section.getByLabelText(/^Verification code/).ariaInvalid).toBe('true');
});

test.each([
  ['Phone', 'email'],
  ['Email', 'phone'],
] as const)('what another form was refused for is not shown at %s', (title, form) => {
  const reasons = { phoneNumber: 'is taken.', email: 'is no address.' };
  const section = open(title, { stepUps: steppedUp, formError: failure(form, reasons) });
  expect(section.queryByText(/is taken|is no address/)).toBeNull();
  expect(section.queryByDisplayValue(/^(91|a@b)$/)).toBeNull();
});
