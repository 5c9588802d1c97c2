import { explainError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { listRefusedFields, parseText, rejectWith, requireFormError } from '@sewa/pages/forms';
import { findWaitlistName, waitlistDonePath } from '@sewa/paths';
import { data, redirect } from 'react-router-dom';
import * as messages from '../messages.ts';

/** The fields of the form, in their order. */
export const formFields = ['name', 'email', 'phoneNumber', 'consent'] as const;

type FormField = (typeof formFields)[number];

/** What the form shows when it was rejected. */
export interface RejectedEntry {
  /** A sentence about the whole, or null when the fields say it all. */
  readonly message: string | null;
  /** What is wrong with each field, as a sentence. */
  readonly issues: Readonly<Partial<Record<FormField, string>>>;
  readonly typed: TypedEntry;
}

/** What was typed. */
export interface TypedEntry {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly consent: boolean;
}

const isFormField = (name: string): name is FormField => formFields.some((field) => field === name);

function parseEntry(form: FormData): TypedEntry {
  const find = (name: FormField) => parseText(form, name);
  return {
    name: find('name'),
    email: find('email'),
    phoneNumber: find('phoneNumber'),
    consent: form.has('consent'),
  };
}

function listMissing({ name, email, consent }: TypedEntry): RejectedEntry['issues'] {
  return {
    ...(name === '' ? { name: messages.missing.name } : {}),
    ...(email === '' ? { email: messages.missing.email } : {}),
    ...(consent ? {} : { consent: messages.missing.consent }),
  };
}

/** What the API rejected, at its field where it names one; a waitlist that is gone is the page's to say. */
function explainRejected(error: unknown, typed: TypedEntry) {
  requireFormError(error, [404]);
  const named = listRefusedFields(error).filter(({ name }) => isFormField(name));
  const issues = Object.fromEntries(
    named.map(({ name, reason }) => [name, `${messages.fieldSubject[name as FormField]} ${reason}`]),
  );
  const message = named.length > 0 ? null : explainError(error);
  return rejectWith<RejectedEntry>(error, { message, issues, typed });
}

/** Joins the waitlist of the page, and goes on to the page that says to confirm. */
export async function handleWaitlistForm({ request, url, client }: PageRequest): Promise<unknown> {
  const name = findWaitlistName(url.pathname);
  const typed = parseEntry(await request.formData());
  const issues = listMissing(typed);
  if (Object.keys(issues).length > 0)
    return data({ message: null, issues, typed } satisfies RejectedEntry, { status: 400 });
  const { phoneNumber, ...entry } = typed;
  try {
    await client.joinWaitlist({
      name,
      body: { ...entry, consent: true, ...(phoneNumber === '' ? {} : { phoneNumber }) },
    });
  } catch (error) {
    return explainRejected(error, typed);
  }
  return redirect(waitlistDonePath(name), 303);
}
