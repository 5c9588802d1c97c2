import type { ProfileChanges } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { profileMePath } from '@sewa/paths';
import { data, redirectDocument } from 'react-router-dom';
import { answerFault, type FormFault } from '../answerFault.ts';
import { keepTyped } from './keepTyped.ts';
import { leaveUnproven } from './leaveUnproven.ts';
import { readProfileForm } from './profileForm.ts';

/** The forms of the page where a profile is changed. */
const myForms = ['identity', 'phone', 'phone-code', 'email', 'email-code'] as const;

/** Ids of the sections where somebody says how they are reached. */
export const contactIds = { phone: 'change-phone', email: 'change-email' } as const;

/** One of the forms. */
type MyForm = (typeof myForms)[number];

/** What was refused, and in which form. */
export interface MyFault extends FormFault {
  readonly form: MyForm;
  /** Whether it was too long ago that its sender had proven that it is them. */
  readonly isUnproven?: boolean;
}

const readText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
};

/** A pass goes with the status A only; with another one there is none. */
function readChanges(typed: Record<string, string>): ProfileChanges {
  const { name, residentialStatus, passType } = typed;
  // The API checks them: what is no status is refused there, by field.
  return {
    ...(name === undefined ? {} : { name }),
    ...(residentialStatus ? { residentialStatus } : {}),
    passType: residentialStatus === 'A' && passType ? passType : null,
  } as ProfileChanges;
}

/** Does what a form asks and answers where its sender goes on. */
async function carryOut({ client }: PageRequest, name: MyForm, form: FormData): Promise<string> {
  const otp = readText(form, 'otp');
  switch (name) {
    case 'identity':
      await client.changeProfile({ body: readChanges(readProfileForm(form)) });
      return profileMePath('profile');
    case 'phone':
      await client.startPhoneChange({ body: { phoneNumber: readText(form, 'phoneNumber') } });
      return profileMePath('phone-code');
    case 'phone-code':
      await client.finishPhoneChange({ body: { otp } });
      return profileMePath('phone');
    case 'email':
      await client.startEmailChange({ body: { email: readText(form, 'email') } });
      return profileMePath('email-code');
    case 'email-code':
      await client.finishEmailChange({ body: { otp } });
      return profileMePath('email');
  }
}

/** Typed codes are never shown again. */
const readTyped = (form: FormData): Record<string, string> => ({
  ...readProfileForm(form),
  phoneNumber: readText(form, 'phoneNumber'),
});

/** In the browser what was typed waits for the way back; without script the page holds it, and says what comes first. */
function askProof(error: ApiError, form: MyForm, sent: FormData) {
  if (typeof document !== 'undefined') {
    keepTyped();
    leaveUnproven(error, 'contact');
  }
  const fault: MyFault = { message: null, reasons: {}, typed: readTyped(sent), form, isUnproven: true };
  return data(fault, { status: error.status });
}

/** Answers the forms of a profile: with what was refused, or in a new document, for what was read of the person before holds no longer. */
export async function takeMyForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  const name = myForms.find((known) => known === form.get('form')) ?? 'identity';
  let path: string;
  try {
    path = await carryOut(page, name, form);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return askProof(error, name, form);
    const answer = answerFault(error, readTyped(form));
    return data({ ...answer.data, form: name }, answer.init ?? {});
  }
  throw redirectDocument(path, 303);
}
