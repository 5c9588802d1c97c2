import { formatNumber } from '@sewa/formatters';
import { product } from '@sewa/paths';

// Names and limits
export const searchNameTakenReason = 'is already used by another of your searches';
export const searchSavedReason = 'is already saved';
export const searchesFullReason = (max: number) =>
  `can't be saved: you already have ${formatNumber(max)} saved searches. Remove one first`;

// Mail: new homes of a saved search
export const newHomesSubject = (count: number, search: string) =>
  `${count === 1 ? '1 new home' : `${formatNumber(count)} new homes`} for “${search}”`;
export const moreHomesLabel = (count: number) =>
  count === 0
    ? 'See all homes in this search'
    : `See ${count === 1 ? '1 more home' : `${formatNumber(count)} more homes`}`;
export const searchMailReason = `You get this email because you saved this search on ${product.name}.`;
export const manageSearchLabel = 'Edit or pause alerts';
export const unsubscribeLabel = 'Unsubscribe';

// The name of a saved search
export const searchRooms = (counts: readonly number[]) => {
  const rooms = counts
    .filter((count) => count > 0)
    .map((count) => (count >= 5 ? '5 or more' : String(count)))
    .join(' or ');
  const bedrooms = rooms === '' ? null : `${rooms} ${rooms === '1' ? 'bedroom' : 'bedrooms'}`;
  return [counts.includes(0) ? 'studio' : null, bedrooms].filter(Boolean).join(' or ');
};
export const searchHomes = (counts: readonly number[]) => {
  if (counts.length === 0) return 'homes';
  const isPlain = counts.every((count) => count > 0 && count < 5);
  if (!isPlain) return searchRooms(counts);
  const homes = `${counts.join('- or ')}-bedroom homes`;
  return counts.includes(1) ? `${homes} and rooms` : homes;
};
export const searchIn = (place: string) => `in ${place}`;
export const searchNear = (place: string) => `near ${place}`;
export const searchWay = (place: string, minutes: number) => `within ${minutes} min of ${place}`;
export const searchStation = (minutes: number) => `within ${minutes} min walk of a station`;
export const searchRules = { pets: 'pets allowed', cooking: 'cooking allowed', visitors: 'visitors allowed' };
export const searchChoices = (choices: readonly string[]) => choices.join(' or ');
export const searchRentFrom = (rent: number) => `from $${formatNumber(rent)}`;
export const searchRentTo = (rent: number) => `up to $${formatNumber(rent)}`;
export const anySearch = 'All homes';
