import { parseDiscoverFilters } from '@sewa/formatters';

/** Whether a search would leave out what somebody wrote as a rent. */
export function isWrongRent(text: string): boolean {
  return text.trim() !== '' && parseDiscoverFilters(new URLSearchParams({ rentMin: text })).rentMin === null;
}
