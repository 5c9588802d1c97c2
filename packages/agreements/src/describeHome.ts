import type { Rental } from '@sewa/api/client';
import { formatAddressWithoutUnit } from '@sewa/formatters';

/** A home as lists and headings name it. */
export const describeHome = ({ title, address }: Pick<Rental['listing'], 'title' | 'address'>): string =>
  title || formatAddressWithoutUnit(address);
