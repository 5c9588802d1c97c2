import { type DiscoverFilters, parseDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';

/** Where a home is: what a text says of it takes the place of all that was chosen before. */
const where = ['searchParams', 'in', 'near'] as const;

const readFilters = (filters: Partial<DiscoverFilters>) =>
  new URLSearchParams(serializeDiscoverFilters(filters));

/** A lowest rent above a highest one, or the reverse, would be turned round: the end that was only chosen goes. */
function dropOtherRent(chosen: URLSearchParams, said: URLSearchParams): void {
  const ends = [
    ['rentMin', 'rentMax', 1],
    ['rentMax', 'rentMin', -1],
  ] as const;
  for (const [name, other, sign] of ends) {
    if (!said.has(other) || said.has(name) || !chosen.has(name)) continue;
    if (sign * (Number(chosen.get(name)) - Number(said.get(other))) > 0) chosen.delete(name);
  }
}

/** A search without what a text had said, where that still stands. */
export function withoutTyped(filters: DiscoverFilters, query: string): DiscoverFilters {
  const chosen = readFilters(filters);
  for (const [name, value] of new URLSearchParams(query)) if (chosen.get(name) === value) chosen.delete(name);
  return parseDiscoverFilters(chosen);
}

/** A search together with what a text says: the text wins for each filter it names, and its rest is the text of the search. */
export function mergeTyped(filters: DiscoverFilters, query: string): DiscoverFilters {
  const chosen = readFilters({ ...filters, q: '' });
  const said = readFilters(parseDiscoverFilters(new URLSearchParams(query)));
  if (where.some((name) => said.has(name))) for (const name of where) chosen.delete(name);
  dropOtherRent(chosen, said);
  for (const [name, value] of said) chosen.set(name, value);
  return parseDiscoverFilters(chosen);
}

/** Whether a search still asks for everything that a text says. */
export function saysTyped(filters: DiscoverFilters, query: string): boolean {
  const chosen = readFilters(filters);
  const said = readFilters(parseDiscoverFilters(new URLSearchParams(query)));
  return (
    (said.get('q') ?? '') === filters.q && [...said].every(([name, value]) => chosen.get(name) === value)
  );
}
