import { ApiError, explainError, isUnanswered } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { data, redirect } from 'react-router-dom';

/** What became of a form about one thing on the page. */
export interface DeedAnswer {
  /** Id of the member, organisation or invitation it is about; 'new' for one that is added. */
  readonly about: string;
  /** Says what was done; null when it was refused or is asked about first. */
  readonly done: string | null;
  /** Says why it was refused. */
  readonly fault: string | null;
  /** Whether it is to be agreed to before it is done. */
  readonly isAsked: boolean;
  /** What was typed, to be shown again. */
  readonly typed: Readonly<Record<string, string>>;
  /** The secret of the link of an invitation that was just made; null after everything else. */
  readonly guid: string | null;
}

const nothing = { done: null, fault: null, isAsked: false, typed: {}, guid: null };

const fieldWords: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'address',
  role: 'role',
  organisationId: 'organisation',
  actorType: 'choice',
  listingId: 'home',
};

const writeFault = (error: ApiError): string => {
  const { status, fields } = error;
  if (status === 404) return 'This is not here any more. Somebody else may have changed it.';
  if (status === 403) return 'You may not do this any more: an administrator can.';
  const [field] = status === 400 ? fields : [];
  return field ? `This ${fieldWords[field.name] ?? 'choice'} ${field.reason}.` : explainError(error);
};

const readGuid = (made: unknown): string | null =>
  typeof made === 'object' && made !== null && 'guid' in made && typeof made.guid === 'string'
    ? made.guid
    : null;

/** Asks whether something is meant before it is done. */
export const askFirst = (about: string): DeedAnswer => ({ ...nothing, about, isAsked: true });

/**
 * Does what a form asks for and answers how it went: in the browser in words beside it; without script with the page anew,
 * or with the reason and what was typed.
 */
export async function answerDeed(
  { url }: Pick<PageRequest, 'url'>,
  { about, done, typed = {} }: { about: string; done: string; typed?: DeedAnswer['typed'] },
  work: () => Promise<unknown>,
): Promise<unknown> {
  let guid: string | null = null;
  try {
    guid = readGuid(await work());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const status = isUnanswered(error) ? 503 : error.status;
    return data({ ...nothing, about, fault: writeFault(error), typed }, { status });
  }
  if (typeof document === 'undefined') return redirect(`${url.pathname}#${about}`, 303);
  return { ...nothing, about, done, guid };
}

/** The answer to a form about one thing, when that was the last form sent. */
export const findAnswer = (answer: unknown, about: string): DeedAnswer | null =>
  typeof answer === 'object' && answer !== null && 'about' in answer && answer.about === about
    ? (answer as DeedAnswer)
    : null;

/** A text of a form, no longer than any field of ours. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
}
