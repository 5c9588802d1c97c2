import { districts } from '../../../packages/formatters/src/index.ts';
import { makeRandom } from './makeListings.mjs';

const searchCount = 200;
const sorts = ['', '', 'sort=rentAsc', 'sort=rentDesc', 'sort=areaDesc'];

/** Queries as people ask them: places and types mostly, some rooms, four orders; one in four is a later page. */
export async function listSearches(url) {
  const random = makeRandom(7);
  const one = (list) => list[random(list.length)];
  const searches = Array.from({ length: searchCount }, () =>
    [
      random(4) > 0 ? `searchParams=${one(districts).slug}` : '',
      random(2) > 0 ? `propertyTypes=${one([0, 1, 2, 4])}` : '',
      random(3) === 0 ? `noOfBedRooms=${one([1, 2, 3, '4,5'])}` : '',
      random(6) === 0 ? `furnitureStatus=${one([0, 1, 2])}` : '',
      one(sorts),
    ]
      .filter(Boolean)
      .join('&'),
  );
  return Promise.all(
    searches.map(async (query, index) => {
      if (index % 4 !== 0) return query;
      const answer = await fetch(`${url}/api/discover?${query}`);
      const { data } = await answer.json();
      return data.nextCursor ? `${query}&cursor=${encodeURIComponent(data.nextCursor)}` : query;
    }),
  );
}
