import type { Suggestion } from '@sewa/api/client';
import { useClient } from '@sewa/api/swr';
import type { SearchBoxGroup, Suggest } from '@sewa/ui';
import { homeCount } from '../messages.ts';
import * as messages from './messages.ts';

const groupOf: Readonly<Record<Suggestion['kind'], string>> = {
  area: messages.placeGroup.areas,
  areas: messages.placeGroup.areas,
  neighbourhood: messages.placeGroup.areas,
  station: messages.placeGroup.stations,
  line: messages.placeGroup.stations,
  landmark: messages.placeGroup.places,
  mall: messages.placeGroup.places,
  school: messages.placeGroup.places,
  hawker: messages.placeGroup.places,
  project: messages.placeGroup.projects,
  street: messages.placeGroup.streets,
  postal: messages.placeGroup.postalCodes,
};

/** Kinds of places that one can be near or get to. */
const destinations: readonly Suggestion['kind'][] = [
  'neighbourhood',
  'station',
  'landmark',
  'mall',
  'school',
  'hawker',
];

/** Whether a text is long enough to suggest anything: two letters, or one Chinese sign. */
const isLongEnough = (text: string): boolean => text.length >= 2 || /\p{Script=Han}/u.test(text);

/** Suggestions in groups, in the order they came; of two with the same value the first. */
function groupSuggestions(
  suggestions: readonly Suggestion[],
  findValue: (suggestion: Suggestion) => string,
): SearchBoxGroup[] {
  const groups = new Map<string, Map<string, SearchBoxGroup['options'][number]>>();
  const seen = new Set<string>();
  for (const suggestion of suggestions) {
    const value = findValue(suggestion);
    if (seen.has(value)) continue;
    seen.add(value);
    const { kind, name, detail, homes } = suggestion;
    const options = groups.get(groupOf[kind]) ?? new Map();
    groups.set(groupOf[kind], options);
    options.set(value, { value, label: name, ...(detail && { detail }), end: homeCount(homes) });
  }
  return [...groups].map(([label, options]) => ({ label, options: [...options.values()] }));
}

/** Suggests searches: the value of each is its query string. */
export function useSuggestSearches(): Suggest {
  const client = useClient();
  return async (q) =>
    isLongEnough(q) ? groupSuggestions(await client.suggestPlaces({ q }), ({ query }) => query) : [];
}

/** Suggests places to get to: the value of each is 'kind:id'. */
export function useSuggestDestinations(): Suggest {
  const client = useClient();
  return async (q) => {
    if (!isLongEnough(q)) return [];
    const found = await client.suggestPlaces({ q });
    return groupSuggestions(
      found.filter(({ kind }) => destinations.includes(kind)),
      ({ kind, id }) => `${kind}:${id}`,
    ).map(({ label, options }) => ({ label, options: options.map(({ end: _, ...option }) => option) }));
  };
}
