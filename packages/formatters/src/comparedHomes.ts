import { formatMonth } from './days.ts';
import { formatNumber } from './numbers.ts';

/** Past lets that a rent is compared with. */
export interface ComparedHomes {
  /** How they were found: by distance or, if the position is unknown, by street or postal sector. */
  readonly basis?: string | null | undefined;
  readonly metres?: number | null | undefined;
  readonly bedrooms?: number | null | undefined;
  readonly months?: { readonly first: string; readonly last: string } | null | undefined;
  readonly count?: number | null | undefined;
}

const findWhere = ({ basis, metres }: ComparedHomes): string => {
  if (basis === 'distance') return `within ${formatNumber(metres ?? 0)} m`;
  return basis === 'street'
    ? 'on the same street (distance not known)'
    : 'in the same postal sector (distance not known)';
};

/** Which homes were compared: '23 homes of this type with 3 bedrooms within 500 m, rented out from Jan 2021 to Sep 2023'. */
export const formatComparedHomes = (homes: ComparedHomes | null | undefined): string => {
  const known: ComparedHomes = typeof homes === 'object' && homes !== null ? homes : {};
  const { bedrooms, count, months } = known;
  const rooms =
    typeof bedrooms === 'number'
      ? ` with ${formatNumber(bedrooms)} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`
      : '';
  const first = formatMonth(months?.first);
  const last = formatMonth(months?.last);
  const when = first === last ? `rented out in ${first}` : `rented out from ${first} to ${last}`;
  const noun = count === 1 ? 'home' : 'homes';
  return `${formatNumber(count ?? 0)} ${noun} of this type${rooms} ${findWhere(known)}, ${when}`;
};

/** What the licence of the open data asks to be said wherever past rents are shown. */
export const openDataNotice =
  'Past rents contain information from HDB, accessed through data.gov.sg and used under the Singapore Open Data Licence.';
