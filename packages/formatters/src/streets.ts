import { formatPlaceName } from './placeNames.ts';

const longText = /* @__PURE__ */ (() =>
  new Map([
    ['AVE', 'Avenue'],
    ['BLVD', 'Boulevard'],
    ['BT', 'Bukit'],
    ["C'WEALTH", 'Commonwealth'],
    ['CL', 'Close'],
    ['CRES', 'Crescent'],
    ['CTRL', 'Central'],
    ['DR', 'Drive'],
    ['GDNS', 'Gardens'],
    ['GR', 'Grove'],
    ['HTS', 'Heights'],
    ['JLN', 'Jalan'],
    ['KG', 'Kampong'],
    ['LOR', 'Lorong'],
    ['NTH', 'North'],
    ['PK', 'Park'],
    ['PL', 'Place'],
    ['RD', 'Road'],
    ['SQ', 'Square'],
    ['STH', 'South'],
    ['TER', 'Terrace'],
    ['TG', 'Tanjong'],
    ['UPP', 'Upper'],
  ]))();

const writeOut = (word: string, next: string | undefined): string => {
  const upper = word.toUpperCase();
  if (upper === 'ST' && (next === undefined || /^\d/.test(next))) return 'Street';
  return longText.get(upper) ?? word;
};

/**
 * A street name as open data writes it, in title case and with its short words written out: 'ANG MO KIO AVE 3' gives
 * 'Ang Mo Kio Avenue 3', 'JLN BT MERAH' gives 'Jalan Bukit Merah', "ST. GEORGE'S LANE" gives "St. George's Lane".
 */
export const formatStreet = (street: string | null | undefined): string => {
  const words = formatPlaceName(street).split(' ');
  return words.map((word, index) => writeOut(word, words[index + 1])).join(' ');
};
