import { notStated } from './notStated.ts';

/** One of the 28 postal districts of Singapore: a code of two digits, the name the portals print, its slug and its postal sectors. */
export interface District {
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly sectors: readonly string[];
}

/** Names and postal sectors of the districts, in the order of their codes, which begin with 01. */
const namesAndSectors = [
  ['Boat Quay, Raffles Place, Marina', '01 02 03 04 05 06'],
  ['Chinatown, Tanjong Pagar', '07 08'],
  ['Alexandra, Commonwealth', '14 15 16'],
  ['HarbourFront, Telok Blangah', '09 10'],
  ['Buona Vista, West Coast, Clementi New Town', '11 12 13'],
  ['City Hall, Clarke Quay', '17'],
  ['Beach Road, Bugis, Rochor', '18 19'],
  ['Farrer Park, Serangoon Rd', '20 21'],
  ['Orchard, River Valley', '22 23'],
  ['Tanglin, Holland, Bukit Timah', '24 25 26 27'],
  ['Newton, Novena', '28 29 30'],
  ['Balestier, Toa Payoh', '31 32 33'],
  ['MacPherson, Potong Pasir', '34 35 36 37'],
  ['Eunos, Geylang, Paya Lebar', '38 39 40 41'],
  ['East Coast, Marine Parade', '42 43 44 45'],
  ['Bedok, Upper East Coast', '46 47 48'],
  ['Changi Airport, Changi Village', '49 50 81'],
  ['Pasir Ris, Tampines', '51 52'],
  ['Hougang, Punggol, Sengkang', '53 54 55 82'],
  ['Ang Mo Kio, Bishan, Thomson', '56 57'],
  ['Clementi Park, Upper Bukit Timah', '58 59'],
  ['Boon Lay, Jurong, Tuas', '60 61 62 63 64'],
  ['Bukit Batok, Bukit Panjang, Choa Chu Kang', '65 66 67 68'],
  ['Lim Chu Kang, Tengah', '69 70 71'],
  ['Admiralty, Woodlands', '72 73'],
  ['Mandai, Upper Thomson', '77 78'],
  ['Sembawang, Yishun', '75 76'],
  ['Seletar, Yio Chu Kang', '79 80'],
] as const;

/** The 28 postal districts in code order, with the 81 postal sectors in use (no sector 74, none from 83 up). */
export const districts: readonly District[] = /* @__PURE__ */ namesAndSectors.map(
  ([name, sectors], index) => ({
    code: String(index + 1).padStart(2, '0'),
    name,
    slug: name.toLowerCase().replace(/\W+/g, '-'),
    sectors: sectors.split(' '),
  }),
);

const districtsByKey = /* @__PURE__ */ (() =>
  new Map(
    districts.flatMap((district) => [
      [district.code, district] as const,
      [`d${district.code}`, district] as const,
      [district.slug, district] as const,
    ]),
  ))();

/** The district of a slug, of a code ('09') or of a code with its letter ('D09'), or undefined. */
export const findDistrict = (slugOrCode: string | null | undefined): District | undefined =>
  typeof slugOrCode === 'string' ? districtsByKey.get(slugOrCode.trim().toLowerCase()) : undefined;

const plainName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const splitAreas = (text: string): string[] => text.split(',').filter((part) => part.trim() !== '');

const districtsByArea = /* @__PURE__ */ (() =>
  new Map(
    districts.flatMap((district) =>
      [district.name, ...splitAreas(district.name)].map((name) => [plainName(name), district] as const),
    ),
  ))();

const findArea = (text: string): District | undefined =>
  findDistrict(text) ?? districtsByArea.get(plainName(text));

/**
 * The districts a text names, and what of it names none: by slug or code, by name ('Orchard, River Valley') or by one of the
 * areas in a name ('Yishun'), in any case; the whole text first, then its parts between commas.
 */
export const findAreas = (text: string): { found: District[]; unknown: string[] } => {
  const whole = findArea(text);
  if (whole) return { found: [whole], unknown: [] };
  const found: District[] = [];
  const unknown: string[] = [];
  for (const part of splitAreas(text)) {
    const district = findArea(part);
    if (district) found.push(district);
    else unknown.push(part.trim());
  }
  return { found, unknown };
};

/** The name of a district, found by code or slug: '09' gives 'Orchard, River Valley'. */
export const formatDistrict = (slugOrCode: string | null | undefined): string =>
  findDistrict(slugOrCode)?.name ?? notStated;

/** The code of a district as the portals print it: '09' or its slug gives 'D09'. */
export const formatDistrictCode = (slugOrCode: string | null | undefined): string => {
  const district = findDistrict(slugOrCode);
  return district ? `D${district.code}` : notStated;
};
