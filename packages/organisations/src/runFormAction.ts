import { ApiError, explainError, isUnanswered } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { data, redirect } from 'react-router-dom';
import * as messages from './messages.ts';

/** What became of a form about one thing on the page. */
export interface FormResult {
  /** Id of the member, organisation or invitation it is about; 'new' for one that is added. */
  readonly about: string;
  /** Says what was done; null when it was refused or is asked about first. */
  readonly done: string | null;
  /** Says why it was refused. */
  readonly error: string | null;
  /** Whether it is to be agreed to before it is done. */
  readonly isConfirmationNeeded: boolean;
  /** What was typed, to be shown again. */
  readonly typed: Readonly<Record<string, string>>;
  /** The secret of the link of an invitation that was just made; null after everything else. */
  readonly guid: string | null;
}

const nothing = { done: null, error: null, isConfirmationNeeded: false, typed: {}, guid: null };

const describeError = (error: ApiError): string => {
  const { status, fields } = error;
  if (fields.some(({ name }) => name === 'corporate')) return explainError(error);
  if (status === 404) return messages.changedMeanwhile;
  if (status === 403) return messages.administratorsOnly;
  const [field] = status === 400 ? fields : [];
  return field ? messages.fieldIssue(field.name, field.reason) : explainError(error);
};

const parseGuid = (made: unknown): string | null =>
  typeof made === 'object' && made !== null && 'guid' in made && typeof made.guid === 'string'
    ? made.guid
    : null;

/** Asks whether something is meant before it is done. */
export const confirmFirst = (about: string): FormResult => ({
  ...nothing,
  about,
  isConfirmationNeeded: true,
});

/**
 * Does what a form asks for and answers how it went: in the browser in words beside it; without script with the page anew,
 * or with the reason and what was typed.
 */
export async function runFormAction(
  { url }: Pick<PageRequest, 'url'>,
  { about, done, typed = {} }: { about: string; done: string; typed?: FormResult['typed'] },
  work: () => Promise<unknown>,
): Promise<unknown> {
  let guid: string | null = null;
  try {
    guid = parseGuid(await work());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const status = isUnanswered(error) ? 503 : error.status;
    return data({ ...nothing, about, error: describeError(error), typed }, { status });
  }
  if (typeof document === 'undefined') return redirect(`${url.pathname}#${about}`, 303);
  return { ...nothing, about, done, guid };
}

/** The answer to a form about one thing, when that was the last form sent. */
export const findAnswer = (answer: unknown, about: string): FormResult | null =>
  typeof answer === 'object' && answer !== null && 'about' in answer && answer.about === about
    ? (answer as FormResult)
    : null;

/** The version of what a form changes, as its page showed it; nothing where the form says none. */
export function parseVersion(form: FormData): { version?: number } {
  const version = Number(form.get('version'));
  return Number.isSafeInteger(version) && version > 0 ? { version } : {};
}

/** A text of a form, no longer than any field of ours. */
export function parseText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
}
