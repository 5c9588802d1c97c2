import { districts } from '../../../packages/formatters/src/index.ts';
import { makeRandom } from './makeListings.mjs';

const encodings = ['br', 'br', 'br', 'gzip', 'identity'];
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
const sorts = ['', 'sort=rentAsc', 'sort=rentDesc', 'sort=areaDesc'];
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

/** The files a page asks for: pictures of homes, script, style, typeface. */
async function listFiles(url, paths) {
  const bodies = await Promise.all(paths.map(async (path) => (await fetch(`${url}${path}`)).text()));
  const found = bodies.flatMap((body) => [
    ...body.matchAll(/(?:src|href)="(\/(?:assets|media|fonts)\/[^"\s?]+)"/g),
  ]);
  return [...new Set(found.map(([, path]) => path))];
}

/**
 * An endless, always equal row of requests as many people make them: searches by ever other filters, homes, other pages, the API,
 * pictures and files. Each is a path and the encoding it accepts.
 */
export async function makeMixedRequests(url) {
  const random = makeRandom(11);
  const one = (list) => list[random(list.length)];
  const homes = await listHomes(url);
  const files = await listFiles(url, [
    '/',
    '/discover',
    '/map',
    ...homes.slice(0, 20).map(({ id }) => `/discover/${id}`),
  ]);
  if (homes.length < 100 || files.length < 20)
    throw new Error(`Only ${homes.length} homes and ${files.length} files were found to ask for.`);
  const search = () =>
    [
      random(4) > 0 ? `searchParams=${one(districts).slug}` : '',
      random(2) > 0 ? `propertyTypes=${one([0, 1, 2, 4])}` : '',
      random(3) === 0 ? `noOfBedRooms=${one([1, 2, 3, '4,5'])}` : '',
      random(3) === 0 ? `furnitureStatus=${one([0, 1, 2])}` : '',
      random(2) === 0 ? `minRent=${1_000 + 50 * random(60)}` : '',
      one(sorts),
    ]
      .filter(Boolean)
      .join('&');
  const kinds = [
    () => `/discover?${search()}`,
    () => `/discover?${search()}`,
    () => `/discover?${search()}`,
    () => `/map?${search()}`,
    () => `/discover/${one(homes).id}`,
    () => `/discover/${one(homes).id}`,
    () => one(pages),
    () => `/api/discover?${search()}`,
    () => `/api/discover?${search()}`,
    () => one(files),
    () => one(files),
  ];
  return () => ({ path: one(kinds)(), encoding: one(encodings) });
}
