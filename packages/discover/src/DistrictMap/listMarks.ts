import { type DiscoverFilters, districts, formatNumber, serializeDiscoverFilters } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** One district as a map shows it. */
export interface DistrictMark {
  readonly code: string;
  /** The district's number without its zero, as people say it. */
  readonly number: string;
  readonly name: string;
  /** Homes in words of digits; empty while they are being counted. */
  readonly count: string;
  /** How many there are beside the others: 0 for none, 1 to 4 for a quarter each of the way from the fewest to the most. */
  readonly level: number;
  readonly isChosen: boolean;
  /** The whole sentence, for those who hear it. */
  readonly label: string;
  /** The search in this district. */
  readonly href: string;
}

function measureLevel(count: number, fewest: number, max: number): number {
  if (count === 0) return 0;
  return fewest === max ? 2 : 1 + Math.min(3, Math.floor((4 * (count - fewest)) / (max - fewest)));
}

/** All districts with the number of homes that the search finds in each. */
export function listMarks(
  filters: DiscoverFilters,
  counts: Readonly<Record<string, number>> | undefined,
): DistrictMark[] {
  const given = Object.values(counts ?? {}).filter((count) => count > 0);
  const [fewest, max] = [Math.min(...given), Math.max(...given)];
  return districts.map(({ code, name, slug }) => {
    const count = counts ? (counts[slug] ?? 0) : null;
    const number = String(Number(code));
    const district = messages.districtName(number, name);
    return {
      code,
      number,
      name,
      count: count === null ? '' : formatNumber(count),
      level: measureLevel(count ?? 0, fewest, max),
      isChosen: filters.searchParams.includes(slug),
      label: count === null ? district : common.districtHomes(district, count),
      href: discoverPath(serializeDiscoverFilters({ ...filters, searchParams: [slug] })),
    };
  });
}
