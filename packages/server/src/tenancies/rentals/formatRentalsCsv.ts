import type { RentalEntry } from '@sewa/api/client';
import { formatAddress } from '@sewa/formatters';
import { formatCsv } from '../../platform/papers/formatCsv.ts';
import * as messages from '../messages.ts';

/** Rentals as CSV. */
export const formatRentalsCsv = (rentals: readonly RentalEntry[]): string =>
  formatCsv([
    messages.rentalColumns,
    ...rentals.map(({ id, listing, unit, side, otherNames, state, monthlyRent, lastDay, owed }) => [
      formatAddress(unit ?? listing.address),
      messages.sideNames[side],
      otherNames.join('; '),
      messages.rentalStates[state],
      monthlyRent === null ? '' : { cents: monthlyRent },
      lastDay ?? '',
      owed === null ? '' : { cents: owed.cents },
      owed === null ? '' : String(owed.bills),
      id,
    ]),
  ]);
