import { normalizeDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { readGazetteer } from '../../../homes/gazetteer/readGazetteer.ts';
import { makeRandom } from '../../../testing/makeRandom.ts';
import { makeSearch } from '../columnSearch.ts';
import { ColumnSearcher } from './ColumnSearcher.ts';

const HOMES = 20_000;
const SEARCHES = 200;
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

test('of 20,000 homes those within some minutes of two places are found and listed within 15 ms', () => {
  const random = makeRandom(3);
  const places = readGazetteer().filter(({ position }) => position !== null);
  const stations = places.filter(({ kind, otherNames }) => kind === 'station' && otherNames.length > 0);
  const rows = {
    areas: [],
    stations: stations.slice(0, 200).map(({ name, position, otherNames }) => ({
      code: otherNames[0] ?? '',
      name,
      open_from: '1987-11-07',
      open_to: null,
      latitude: position?.latitude ?? 0,
      longitude: position?.longitude ?? 0,
    })),
  };
  const searcher = new ColumnSearcher(rows, '2026-11-28');
  searcher.load(
    Array.from({ length: HOMES }, () => ({
      id: Array.from({ length: 12 }, () => alphabet[random(alphabet.length)]).join(''),
      rent: 100_000 + random(400_000),
      area: 10_000 * random(150),
      day: random(400),
      listedAt: random(1_000_000),
      cell: [String(random(28)), '0', '0', String(random(6)), '1', '1'],
      amenityMask: random(1_024),
      lexemes: [],
      position: { latitude: 1.27 + random(1_700) / 10_000, longitude: 103.7 + random(2_800) / 10_000 },
      rules: random(8),
    })),
  );
  searcher.finishLoading(1);
  const find = () => {
    const [one, other] = [places[random(places.length)], places[random(places.length)]];
    const to = [one, other].map((place) => ({
      place: `${place?.kind}:${place?.id}`,
      minutes: 30 + random(60),
    }));
    const filters = normalizeDiscoverFilters({ to, sort: 'minutes' });
    const search = makeSearch(filters);
    const start = performance.now();
    searcher.search({ search, today: '2026-11-28', page: { sort: filters.sort, after: null, limit: 24 } });
    return performance.now() - start;
  };
  const measureP99 = () => {
    const times = Array.from({ length: SEARCHES }, find).sort((one, two) => one - two);
    return times[Math.floor(SEARCHES * 0.99)] ?? 0;
  };
  find();
  // The best of three, because others use the processor too.
  const best = Math.min(...[1, 2, 3].map(measureP99));
  expect(best).toBeLessThan(15);
  process.stdout.write(`to= of 20,000 homes: p99 ${best.toFixed(1)} ms\n`);
});
