import { notStated } from './notStated.ts';

/** The choices of the bedroom and bathroom filters; the last one means that many or more. */
export const roomCounts = [1, 2, 3, 4, 5] as const;

const isCount = (count: number | null | undefined): count is number =>
  typeof count === 'number' && Number.isSafeInteger(count) && count >= 0;

const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A number of bedrooms: 3 gives '3 bedrooms', 0 gives 'Studio'; 'Not stated' when there is none. */
export const formatBedrooms = (count: number | null | undefined): string => {
  if (!isCount(count)) return notStated;
  return count === 0 ? 'Studio' : formatCount(count, 'bedroom');
};

/** A number of bathrooms: 1 gives '1 bathroom'; 'Not stated' when there is none. */
export const formatBathrooms = (count: number | null | undefined): string =>
  isCount(count) ? formatCount(count === 0 ? 0 : count, 'bathroom') : notStated;

/** A choice of the bedroom or bathroom filter: 'Studio' for none, '1' to '4', and '5+' from five up. */
export const formatRoomCount = (count: number | null | undefined): string => {
  if (!isCount(count)) return notStated;
  if (count === 0) return 'Studio';
  return count >= 5 ? '5+' : String(count);
};
