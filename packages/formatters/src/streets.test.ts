import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatStreet } from './streets.ts';

test.each([
  ['ANG MO KIO AVENUE 3', 'Ang Mo Kio Avenue 3'],
  ['ANG MO KIO AVE 3', 'Ang Mo Kio Avenue 3'],
  ['marsiling drive', 'Marsiling Drive'],
  ['JLN BT MERAH', 'Jalan Bukit Merah'],
  ["ST. GEORGE'S LANE", "St. George's Lane"],
  ["ST GEORGE'S RD", "St George's Road"],
  ['TAMPINES ST 81', 'Tampines Street 81'],
  ['HOUGANG ST', 'Hougang Street'],
  ['LOR 1A TOA PAYOH', 'Lorong 1A Toa Payoh'],
  ['lorong 1a toa payoh', 'Lorong 1A Toa Payoh'],
  ['ST. MICHAEL’S RD', "St. Michael's Road"],
  ['C’WEALTH CL', 'Commonwealth Close'],
  ['ONE-NORTH GATEWAY', 'one-north Gateway'],
  ["QUEEN'S CLOSE", "Queen's Close"],
  ["C'WEALTH CL", 'Commonwealth Close'],
  ["D'ALMEIDA STREET", "D'Almeida Street"],
  ['MCNAIR ROAD', 'McNair Road'],
  ['MACPHERSON LANE', 'Macpherson Lane'],
  ['MacPherson Lane', 'MacPherson Lane'],
  ['UPP SERANGOON RD', 'Upper Serangoon Road'],
  ['BISHAN-ANG MO KIO PK', 'Bishan-Ang Mo Kio Park'],
  ['BUANGKOK STH FARMWAY', 'Buangkok South Farmway'],
  ['SEMBAWANG GDNS', 'Sembawang Gardens'],
  ['CANBERRA BLVD', 'Canberra Boulevard'],
  ['ANCHORVALE CRES', 'Anchorvale Crescent'],
  ['TAMPINES CTRL 1', 'Tampines Central 1'],
  ['BEDOK NTH DR', 'Bedok North Drive'],
  ['TELOK BLANGAH HTS', 'Telok Blangah Heights'],
  ['KG BAHRU GR', 'Kampong Bahru Grove'],
  ['WOODLANDS SQ', 'Woodlands Square'],
  ['WOODLANDS TER', 'Woodlands Terrace'],
  ['TG RHU PL', 'Tanjong Rhu Place'],
  ['MC ROAD', 'Mc Road'],
  ['  CHAI   CHEE  RD ', 'Chai Chee Road'],
  ['rue ÉMILE', 'Rue ÉMILE'],
  ['', ''],
  [null, ''],
])('%j becomes %j', (street, shown) => {
  expect(formatStreet(street)).toBe(shown);
});

test('a name already in title case stays as it is', () => {
  const word = fc.constantFrom(
    'ANG',
    'MO',
    'AVE',
    'ST',
    'ST.',
    "GEORGE'S",
    "D'ALMEIDA",
    'MCNAIR',
    '1A',
    '3',
    'JLN',
    'ONE-NORTH',
  );
  fc.assert(
    fc.property(fc.array(word), (terms) => {
      const shown = formatStreet(terms.join(' '));
      expect(formatStreet(shown)).toBe(shown);
    }),
  );
});
