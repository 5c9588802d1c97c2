import type { SavedSearch } from '@sewa/api/client';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from './messages.ts';

/** Maximum number of saved searches per user. */
const MAX_SEARCHES = 20;

const refuse = (name: string, reason: string): never => {
  throw new HttpError('invalid', { fields: [{ name, reason }] });
};

/** Throws if another search has this name. */
export function checkName(others: readonly SavedSearch[], name: string): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    refuse('name', messages.searchNameTakenReason);
}

/** Throws if a search can't be added: there are too many, or its name or query is saved already. */
export function checkRoom(
  others: readonly SavedSearch[],
  { name, query }: { name: string | undefined; query: string },
): void {
  if (others.length >= MAX_SEARCHES) refuse('query', messages.searchesFullReason(MAX_SEARCHES));
  if (others.some((other) => other.query === query)) refuse('query', messages.searchSavedReason);
  if (name !== undefined) checkName(others, name);
}
