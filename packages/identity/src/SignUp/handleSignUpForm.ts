import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { track } from '@sewa/pages/track';
import { signUpByPath, signUpCompletePath, signUpManualPath, welcomePath } from '@sewa/paths';
import { redirectDocument } from 'react-router-dom';
import { answerError, answerForm } from '../answerError.ts';
import { leaveEmptyOut, parseSignUpForm } from './signUpForm.ts';

const parseText = (form: FormData, name: string): string => String(form.get(name) ?? '').slice(0, 100);

/** Asks for a code and goes on to where it is entered. */
async function takePhone({ client }: PageRequest, form: FormData): Promise<unknown> {
  const phoneNumber = parseText(form, 'phoneNumber');
  try {
    await client.startOtp({ body: { phoneNumber, purpose: 'signUp' } });
    track('sign-up-started');
  } catch (error) {
    return answerError(error, { phoneNumber });
  }
  throw redirectDocument(signUpManualPath(), 303);
}

/** Proves the number, or asks for another code. */
async function takeCode({ client }: PageRequest, form: FormData): Promise<unknown> {
  return answerForm({}, async () => {
    const pending = await client.pendingOtp();
    if (pending === null) throw redirectDocument(signUpManualPath(), 303);
    const { phoneNumber } = pending;
    if (form.get('step') === 'resend') await client.startOtp({ body: { phoneNumber, purpose: 'signUp' } });
    else await client.validateOtp({ body: { phoneNumber, otp: parseText(form, 'otp') } });
    throw redirectDocument(signUpManualPath(), 303);
  });
}

/** Completes sign-up; what was typed is kept first, so that a refusal or an ended session loses nothing. */
async function takeDetails({ client }: PageRequest, form: FormData): Promise<unknown> {
  const typed = parseSignUpForm(form);
  try {
    const { userType } = await client.getSignUpDraft();
    if (userType === null) throw redirectDocument(signUpByPath(), 303);
    await client.saveSignUpDraft({ body: { fields: typed } });
    await client.createUser({ userType: String(userType), body: leaveEmptyOut(typed) });
    track('sign-up-completed');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw redirectDocument(signUpManualPath(), 303);
    return answerError(error, typed);
  }
  // The account is made: without an answer here its owner is welcomed all the same.
  const invitation = await client.currentInvitation().catch(() => null);
  throw redirectDocument(invitation?.isAcceptedByAsker ? signUpCompletePath() : welcomePath(), 303);
}

/** Takes the form of whichever step was sent. */
export async function handleSignUpForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  if (form.get('step') === 'phone') return takePhone(page, form);
  return form.get('step') === 'details' ? takeDetails(page, form) : takeCode(page, form);
}
