import { formatNumber } from '@sewa/formatters';

// Saved homes
export const savedHomesFull = (max: number) =>
  `You already have ${formatNumber(max)} saved homes. Remove one first.`;

// The map of a search
export const boundsReason = 'should be four degrees: west, south, east, north';
export const widthReason = (max: number) => `should be a whole number from 1 to ${formatNumber(max)}`;
