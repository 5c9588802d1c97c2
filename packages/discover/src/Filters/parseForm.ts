import { type DiscoverFilters, parseDiscoverFilters } from '@sewa/formatters';

/** The search that a form asks for as it is filled in. */
export function parseForm(form: HTMLFormElement): DiscoverFilters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseDiscoverFilters(new URLSearchParams(entries));
}
