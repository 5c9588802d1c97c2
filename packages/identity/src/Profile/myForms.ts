import type { ProfileChanges } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { parseText } from '@sewa/pages/forms';
import { profileMePath } from '@sewa/paths';
import { data, redirectDocument } from 'react-router-dom';
import { answerError, type FormFailure } from '../answerError.ts';
import { leaveUnconfirmed } from './leaveUnconfirmed.ts';
import { preserveTyped } from './preserveTyped.ts';
import { parseProfileForm } from './profileForm.ts';

/** The forms of the page where a profile is changed. */
const myForms = ['identity', 'phone', 'phone-code', 'email', 'email-code'] as const;

/** Ids of the sections where somebody says how they are reached. */
export const contactIds = { phone: 'change-phone', email: 'change-email' } as const;

/** One of the forms. */
type MyForm = (typeof myForms)[number];

/** What was refused, and in which form. */
export interface MyFormFailure extends FormFailure {
  readonly form: MyForm;
  /** Whether it was too long ago that its sender had proven that it is them. */
  readonly isUnproven?: boolean;
}

/** A pass goes with the status A only; with another one there is none. */
function parseChanges(typed: Record<string, string>): ProfileChanges {
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
  const otp = parseText(form, 'otp');
  switch (name) {
    case 'identity':
      await client.changeProfile({ body: parseChanges(parseProfileForm(form)) });
      return profileMePath('profile');
    case 'phone':
      await client.startPhoneChange({ body: { phoneNumber: parseText(form, 'phoneNumber') } });
      return profileMePath('phone-code');
    case 'phone-code':
      await client.finishPhoneChange({ body: { otp } });
      return profileMePath('phone');
    case 'email':
      await client.startEmailChange({ body: { email: parseText(form, 'email') } });
      return profileMePath('email-code');
    case 'email-code':
      await client.finishEmailChange({ body: { otp } });
      return profileMePath('email');
  }
}

/** Typed codes are never shown again. */
const parseTyped = (form: FormData): Record<string, string> => ({
  ...parseProfileForm(form),
  phoneNumber: parseText(form, 'phoneNumber'),
});

/** In the browser what was typed waits for the way back; without script the page holds it, and says what comes first. */
function requestStepUp(error: ApiError, form: MyForm, sent: FormData) {
  if (typeof document !== 'undefined') {
    preserveTyped();
    leaveUnconfirmed(error, 'contact');
  }
  const formError: MyFormFailure = {
    message: null,
    reasons: {},
    typed: parseTyped(sent),
    form,
    isUnproven: true,
  };
  return data(formError, { status: error.status });
}

/** Answers the forms of a profile: with what was refused, or in a new document, for what was read of the person before holds no longer. */
export async function handleMyForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  const name = myForms.find((known) => known === form.get('form')) ?? 'identity';
  let path: string;
  try {
    path = await carryOut(page, name, form);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return requestStepUp(error, name, form);
    const answer = answerError(error, parseTyped(form));
    return data({ ...answer.data, form: name }, answer.init ?? {});
  }
  throw redirectDocument(path, 303);
}
