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

const capitalise = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?<=^|[-(/])(?:[a-z]'(?=[a-z]))?[a-z]/g, (start) => start.toUpperCase())
    .replace(/^Mc(?=[a-z]{2})[a-z]/, (start) => `Mc${start.slice(2).toUpperCase()}`);

const isTitleCase = (word: string): boolean => /[a-z]/.test(word) && /.[A-Z]/.test(word);

const formatWord = (word: string, next: string | undefined): string => {
  const upper = word.toUpperCase();
  if (upper === 'ST' && (next === undefined || /^\d/.test(next))) return 'Street';
  if (isTitleCase(word) || !/^[\x21-\x7e]+$/.test(word)) return word;
  return longText.get(upper) ?? (/\d/.test(word) ? upper : capitalise(word));
};

/**
 * A street name as open data writes it, in title case and with its short words written out: 'ANG MO KIO AVE 3' gives
 * 'Ang Mo Kio Avenue 3', 'JLN BT MERAH' gives 'Jalan Bukit Merah', "ST. GEORGE'S LANE" gives "St. George's Lane".
 */
export const formatStreet = (street: string | null | undefined): string => {
  if (typeof street !== 'string') return '';
  const terms = street.trim().split(/\s+/);
  return terms.map((word, index) => formatWord(word, terms[index + 1])).join(' ');
};
