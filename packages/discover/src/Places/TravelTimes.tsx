import type { ListingItem } from '@sewa/api/client';
import { IconMask } from '@sewa/ui';
import { describeStation, describeWays } from './describeTravel.ts';
import * as css from './TravelTimes.css.ts';

/** A home, and the names of the places that its search wants to get to. */
export interface TravelTimesProps {
  readonly listing: Pick<ListingItem, 'station' | 'minutes'>;
  readonly places?: readonly string[] | undefined;
}

/** How far a home is from its nearest station, and from the places of the search; nothing where neither is known. */
export function TravelTimes({ listing, places = [] }: TravelTimesProps) {
  const lines = [...describeWays(listing, places), describeStation(listing)].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <ul className={css.list}>
      {lines.map((line) => (
        <li key={line} className={css.way}>
          <IconMask icon="train-front" size="s" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
