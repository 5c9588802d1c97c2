import type { RouteParams, Understood } from '@sewa/api/client';
import { discoverFilterNames, parseDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import { redirect } from 'react-router-dom';
import { mergeTyped, saysTyped, withoutTyped } from './mergeTyped.ts';
import { exactName, joinQueries, replacedName, typedName, typedQuery } from './typedNames.ts';

type TypedRequest = Pick<PageRequest, 'preload' | 'url'>;

/** How long a page waits for what a text means, in milliseconds. */
const PATIENCE_MS = 1_000;

const ownNames: readonly string[] = [...discoverFilterNames, typedName, exactName, replacedName, 'cursor'];

/** What a text means; null if that can't be had in time. */
async function understand(
  { preload }: Pick<PageRequest, 'preload'>,
  params: RouteParams<'understandSearch'>,
): Promise<Understood | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  const answer = await Promise.race([preload('understandSearch', params).catch(() => null), slow]);
  clearTimeout(timer);
  return answer;
}

const listWords = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

/** Whether a text means nothing but its own words. */
function isOnlyText({ query, corrections, notes }: Understood, text: string): boolean {
  const { q } = parseDiscoverFilters(new URLSearchParams(query));
  const isText = query === serializeDiscoverFilters({ q }) && listWords(q) === listWords(text);
  return isText && corrections.length + notes.length === 0;
}

/** The query string of the search that a page is asked for, once its text is understood. */
async function findSearch(page: TypedRequest, replaced: string): Promise<string> {
  const { searchParams } = page.url;
  const filters = parseDiscoverFilters(searchParams);
  const text = filters.q;
  const wasExact = searchParams.get(exactName) === '1';
  const isExact = wasExact && (replaced === '' || replaced === text);
  const ask = (q: string, isAsTyped: boolean) =>
    q === '' ? null : understand(page, typedQuery(q, isAsTyped));
  const [before, now] = await Promise.all([ask(replaced, wasExact), ask(text, isExact)]);
  const rest = before && text !== replaced ? withoutTyped(filters, before.query) : filters;
  // A text that means only itself stays as it was typed.
  const isOnlyItself = now === null || isOnlyText(now, text);
  const query = isOnlyItself ? serializeDiscoverFilters({ q: text }) : now.query;
  // A text that was left as it was has been understood before: what was chosen since stays as it is.
  const isLeft = text === replaced;
  const found = isLeft
    ? { ...filters, q: parseDiscoverFilters(new URLSearchParams(query)).q }
    : mergeTyped(rest, query);
  const isTyped = !isOnlyItself && saysTyped(found, query);
  return joinQueries(
    serializeDiscoverFilters(found),
    isTyped ? `${typedName}=${encodeURIComponent(text)}` : '',
    isExact && (isTyped || found.q !== '') ? `${exactName}=1` : '',
    new URLSearchParams([...searchParams].filter(([name]) => !ownNames.includes(name))).toString(),
  );
}

/**
 * Redirects a search whose text somebody typed to the filters the text means. It stays what it is where the text was understood
 * already, means nothing but itself, or can't be understood in time.
 */
export async function followTypedSearch(
  page: TypedRequest,
  pathTo: (query: string) => string,
): Promise<void> {
  const { searchParams } = page.url;
  const replaced = searchParams.get(replacedName) ?? '';
  const isUnderstood = searchParams.has(typedName) || !searchParams.get('q');
  if (isUnderstood && replaced === '') return;
  const found = await findSearch(page, replaced);
  const asked = new URLSearchParams([...searchParams].filter(([name]) => name !== 'cursor'));
  if (new URLSearchParams(found).toString() !== asked.toString()) throw redirect(pathTo(found), 302);
}

/** Reads what the typed text of an address means, for `useTypedSearch`. */
export async function preloadTyped(page: TypedRequest): Promise<void> {
  const { searchParams } = page.url;
  const typed = searchParams.get(typedName);
  if (typed) await understand(page, typedQuery(typed, searchParams.get(exactName) === '1'));
}
