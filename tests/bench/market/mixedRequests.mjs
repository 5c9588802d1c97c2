import { makeRandom } from './makeListings.mjs';
import { pickPageSearches, pickSearches } from './searches.mjs';

const pages = [
  '/',
  '/map',
  '/login',
  '/signup',
  '/signup/manual',
  '/cookies',
  '/discover/favourites',
  '/sitemap.xml',
];
const maxHomes = 2_000;

/** Ids of homes, as many as there are, two thousand at most. */
async function listHomes(url) {
  const homes = [];
  let cursor = '';
  do {
    const answer = await fetch(`${url}/api/discover?limit=48&cursor=${encodeURIComponent(cursor)}`);
    const { data } = await answer.json();
    homes.push(...data.items);
    cursor = data.nextCursor;
  } while (cursor && homes.length < maxHomes);
  return homes;
}

/** Fetches a page; gives its address after redirects, and its text. */
async function fetchPage(url, path) {
  const answer = await fetch(`${url}${path}`);
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
  return { path: answer.url.slice(url.length), body: await answer.text() };
}

/**
 * An endless, always equal row of requests as many people make them: searches by ever other filters, homes, other pages, the API,
 * pictures and files.
 */
export async function makeMixedRequests(url) {
  const random = makeRandom(11);
  const one = (list) => list[random(list.length)];
  const searches = pickSearches(2_000, 11);
  const pageSearches = pickPageSearches(2_000, 11);
  const homes = await listHomes(url);
  const shown = await Promise.all(
    [...pages, '/discover', ...homes.slice(0, 20).map(({ id }) => `/discover/${id}`)].map((path) =>
      fetchPage(url, path),
    ),
  );
  const links = /(?:src|href)="(\/(?:assets|media|fonts)\/[^"\s?]+)"/g;
  const files = [...new Set(shown.flatMap(({ body }) => [...body.matchAll(links)].map(([, path]) => path)))];
  if (homes.length < 100 || files.length < 20)
    throw new Error(`Only ${homes.length} homes and ${files.length} files were found to ask for.`);
  const kinds = [
    () => `/discover?${one(pageSearches)}`,
    () => `/discover?${one(pageSearches)}`,
    () => `/discover?${one(pageSearches)}`,
    () => `/map?${one(pageSearches)}`,
    () => one(shown).path,
    () => one(shown).path,
    () => `/api/listings/${one(homes).id}`,
    () => `/api/discover?${one(searches)}`,
    () => `/api/discover?${one(searches)}`,
    () => one(files),
    () => one(files),
  ];
  return () => one(kinds)();
}
