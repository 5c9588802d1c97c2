import { useRoute } from '@sewa/api/swr';
import { findDay, formatMoney, notStated } from '@sewa/formatters';
import { areTooOld } from '../FairRent/describeFairRent.ts';
import * as messages from './messages.ts';

interface ComparedHome {
  readonly listingId: string;
}

/** The nearest station of a home, and the walk to it. */
export function NearestStation({ listingId }: ComparedHome) {
  const { data } = useRoute('getListing', { id: listingId }, { isErrorReturned: true });
  if (!data) return null;
  return data.station ? messages.comparedWalk(data.station.name, data.station.minutes) : notStated;
}

/** The median of the rents that were paid for homes like it; not where those are too old to judge by. */
export function UsualRent({ listingId }: ComparedHome) {
  const { data } = useRoute('fairRent', { id: listingId }, { isErrorReturned: true });
  if (!data) return null;
  const isKnown = data.quartiles !== null && !areTooOld(data, findDay(Date.now()) ?? '');
  return isKnown && data.quartiles ? formatMoney(data.quartiles.median) : messages.usualRentUnknown;
}
