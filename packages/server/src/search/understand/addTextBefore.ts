import type { DiscoverFilters } from '@sewa/formatters';
import { mergeFilters } from './parseSearch.ts';
import type { SuggestionEntry } from './suggestionEntries.ts';

type Filters = Partial<DiscoverFilters>;

/** Whether filters have the place of a suggestion, or its text. */
function hasEntry(
  { in: areas = [], near = [], q = '' }: Filters,
  { kind, id, name }: SuggestionEntry,
): boolean {
  if (kind === 'project' || kind === 'street' || kind === 'postal') return q.includes(name);
  const place = `${kind}:${id}`;
  return areas.includes(place) || near.some((other) => other.place === place);
}

/** Suggestions with what the text before them means: '2br' adds bedrooms, '30 min to' makes a place one to get to. */
export function addTextBefore(
  before: string,
  entries: readonly SuggestionEntry[],
  parse: (text: string) => Filters,
): readonly SuggestionEntry[] {
  if (before === '') return entries;
  const alone = parse(before);
  return entries.map((entry) => {
    const whole = parse(`${before} ${entry.name}${entry.kind === 'station' ? ' MRT' : ''}`);
    const isTarget = (whole.to ?? []).length > (alone.to ?? []).length;
    if (isTarget || hasEntry(whole, entry)) return { ...entry, filters: whole };
    const { q: name = '' } = entry.filters;
    return { ...entry, filters: mergeFilters(alone, { ...entry.filters, q: name || whole.q || '' }) };
  });
}
