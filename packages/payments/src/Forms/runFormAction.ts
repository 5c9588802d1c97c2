import { ApiError, explainError, isUnanswered } from '@sewa/api/errors';
import { refreshRoutes } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { data, redirect } from 'react-router-dom';
import * as messages from './messages.ts';

/** What became of a form about one thing on the page. */
export interface FormResult {
  /** Id of what the form is about, or its name. */
  readonly about: string;
  /** Says what was done; null if it was refused or is asked about first. */
  readonly done: string | null;
  /** Says why the whole was refused; null if the fields say it all. */
  readonly error: string | null;
  /** Says what is wrong with each field. */
  readonly fields: Readonly<Record<string, string>>;
  /** What was typed, to be shown again. */
  readonly typed: Readonly<Record<string, string>>;
  /** Whether the person is asked to confirm it before it is done. */
  readonly isConfirmationNeeded: boolean;
}

/** What a form is about, and what its answer shows. */
export interface FormAction {
  readonly about: string;
  readonly done: string;
  readonly typed?: FormResult['typed'];
  /** Describes a refusal in the words of its form; null leaves it to the general ones. */
  readonly describe?: (error: ApiError) => Partial<Pick<FormResult, 'error' | 'fields'>> | null;
}

const nothing = { done: null, error: null, fields: {}, typed: {}, isConfirmationNeeded: false };

/** Routes that a refusal because of a change makes out of date. */
const outdated = [
  'getServiceDraft',
  'listServices',
  'getService',
  'listBills',
  'listPaymentMethods',
  'listPayees',
] as const;

/** Whether the API names a field of what it refused. */
export const hasField = ({ fields }: ApiError, name: string): boolean =>
  fields.some((field) => field.name === name);

/** What the API says of a field that it refused with a conflict, or null. */
export function describeConflict(error: ApiError, name: string): Pick<FormResult, 'fields'> | null {
  const field = error.status === 409 ? error.fields.find((each) => each.name === name) : undefined;
  return field ? { fields: { [name]: messages.fieldIssue(field.reason) } } : null;
}

function describeError(error: ApiError): Partial<Pick<FormResult, 'error' | 'fields'>> {
  if (error.status === 404 && error.fields.length === 0) return { error: messages.gone };
  if (error.status === 409 && (hasField(error, 'version') || hasField(error, 'transition')))
    return { error: messages.changedMeanwhile };
  if (error.status === 400 && error.fields.length > 0)
    return {
      fields: Object.fromEntries(error.fields.map(({ name, reason }) => [name, messages.fieldIssue(reason)])),
    };
  return { error: explainError(error) };
}

/** Asks the person to confirm something before it is done. */
export const confirmFirst = (about: string, typed: FormResult['typed'] = {}): FormResult => ({
  ...nothing,
  about,
  typed,
  isConfirmationNeeded: true,
});

/** Refuses a form whose fields are wrong, with what was typed. */
export const rejectFields = (
  { about, typed = {} }: Pick<FormAction, 'about' | 'typed'>,
  fields: FormResult['fields'],
) => data<FormResult>({ ...nothing, about, fields, typed }, { status: 400 });

/** Answers a form that the API refused. Who is signed out gets the page for that. */
export async function rejectForm(
  { about, typed = {}, describe }: Omit<FormAction, 'done'>,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status === 401) throw error;
  if (typeof document !== 'undefined' && (error.status === 409 || error.status === 404))
    await refreshRoutes([...outdated]);
  const result: FormResult = { ...nothing, about, typed, ...(describe?.(error) ?? describeError(error)) };
  return data(result, { status: isUnanswered(error) ? 503 : error.status });
}

/**
 * Does what a form asks for. By script the page gets the result, and the latest data if it was refused because of a change;
 * without script the page is loaded again after success.
 */
export async function runFormAction(
  { url }: Pick<PageRequest, 'url'>,
  action: FormAction,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { about, done } = action;
  try {
    await work();
  } catch (error) {
    return rejectForm(action, error);
  }
  if (typeof document === 'undefined') return redirect(`${url.pathname}${url.search}#${about}`, 303);
  return { ...nothing, about, done } satisfies FormResult;
}

/** The answer to a form about one thing, if that was the last form sent. */
export const findResult = (result: unknown, about: string): FormResult | null =>
  typeof result === 'object' && result !== null && 'about' in result && result.about === about
    ? (result as FormResult)
    : null;

/** A text of a form, trimmed. */
export function parseText(form: FormData, name: string, max = 300): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, max).trim() : '';
}

/** The version of what a form changes, as its page showed it. */
export const parseVersion = (form: FormData): number => Number(form.get('version')) || 0;
