import { ApiError, explainError, isUnanswered } from '@sewa/api/errors';
import { parseDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import { findText, listRefusedFields } from '@sewa/pages/forms';
import { favouritesPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { isSignedIn } from '../Hearts/saveHome.ts';
import * as messages from './messages.ts';

/** Id of the section that lists the saved searches. */
export const savedSearchesId = 'saved-searches';

/** Name of the button that saves the search of its page; it belongs to the form of the hearts. */
export const saveSearchName = 'save';

const listPath = (query = '') => `${favouritesPath(query)}#${savedSearchesId}`;

const frequencies = ['instant', 'daily', 'weekly'] as const;

/** Reads a frequency that a form sent; left out when it is none. */
export function parseFrequency(value: unknown): { frequency?: (typeof frequencies)[number] } {
  const frequency = frequencies.find((known) => known === value);
  return frequency ? { frequency } : {};
}

/**
 * Answers 'Save this search': it is saved, and its page is where its name and mail are chosen. A visitor logs in first;
 * the search is saved then. Null when the form is about something else.
 */
export async function saveThisSearch(page: PageRequest, form: FormData): Promise<Response | null> {
  if (!form.has(saveSearchName)) return null;
  const { client, url } = page;
  const query = serializeDiscoverFilters(parseDiscoverFilters(url.searchParams));
  const logInFirst = async () => {
    await client.startPendingAction({ body: { kind: 'saved-search', query } });
    return redirect(favouritesPath(), 303);
  };
  if (!(await isSignedIn(page))) return logInFirst();
  try {
    const { id } = await client.saveSearch({ body: { query } });
    return redirect(listPath(`saved=${id}`), 303);
  } catch (error) {
    // The session ended a moment ago: the search is saved once they are back.
    if (error instanceof ApiError && error.status === 401) return logInFirst();
    if (error instanceof ApiError && error.status === 400) return redirect(listPath('saved=full'), 303);
    throw error;
  }
}

/** A name that was not taken, with what was typed. */
export interface RejectedName {
  readonly searchId: string;
  readonly name: string;
  readonly reason: string;
}

/** Says why a name was not taken; null for what is about something else. */
export function findNameError(error: unknown): string | null {
  const nameError = listRefusedFields(error).find(({ name }) => name === 'name');
  return nameError ? messages.searchNameIssue(nameError.reason) : null;
}

/** Answers the forms of the saved searches when they are sent without script. Null when the form is about something else. */
export async function handleSavedSearchForm(
  { client }: PageRequest,
  form: FormData,
): Promise<Response | RejectedName | null> {
  const requested = (name: string) => findText(form, name);
  const dropped = requested('drop-search');
  if (dropped !== null) {
    await client.dropSavedSearch({ id: dropped });
    return redirect(listPath(`removed-search=${encodeURIComponent(dropped)}`), 303);
  }
  const restored = requested('restore-search');
  if (restored !== null) {
    await client.restoreSavedSearch({ id: restored });
    return redirect(listPath(), 303);
  }
  for (const [name, isPaused] of [
    ['pause-search', true],
    ['resume-search', false],
  ] as const) {
    const id = requested(name);
    if (id === null) continue;
    await client.changeSavedSearch({ id, body: { isPaused } });
    return redirect(listPath(), 303);
  }
  const id = requested('change-search');
  if (id === null) return null;
  const name = requested('name') ?? '';
  try {
    await client.changeSavedSearch({ id, body: { name, ...parseFrequency(form.get('frequency')) } });
  } catch (error) {
    if (!isUnanswered(error) && !(error instanceof ApiError && error.status === 400)) throw error;
    return { searchId: id, name, reason: findNameError(error) ?? explainError(error) };
  }
  return redirect(listPath(), 303);
}
