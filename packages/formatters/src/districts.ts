import { notStated } from './notStated.ts';

/** One of the 28 postal districts of Singapore: a code of two digits, the name the portals print, its slug and its postal sectors. */
export type District = {
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly sectors: readonly string[];
};

/** The 28 postal districts in code order, with the 81 postal sectors in use (no sector 74, none from 83 up). */
export const districts: readonly District[] = [
  {
    code: '01',
    name: 'Boat Quay, Raffles Place, Marina',
    slug: 'boat-quay-raffles-place-marina',
    sectors: ['01', '02', '03', '04', '05', '06'],
  },
  { code: '02', name: 'Chinatown, Tanjong Pagar', slug: 'chinatown-tanjong-pagar', sectors: ['07', '08'] },
  {
    code: '03',
    name: 'Alexandra, Commonwealth',
    slug: 'alexandra-commonwealth',
    sectors: ['14', '15', '16'],
  },
  {
    code: '04',
    name: 'Harbourfront, Telok Blangah',
    slug: 'harbourfront-telok-blangah',
    sectors: ['09', '10'],
  },
  {
    code: '05',
    name: 'Buona Vista, West Coast, Clementi New Town',
    slug: 'buona-vista-west-coast-clementi-new-town',
    sectors: ['11', '12', '13'],
  },
  { code: '06', name: 'City Hall, Clarke Quay', slug: 'city-hall-clarke-quay', sectors: ['17'] },
  { code: '07', name: 'Beach Road, Bugis, Rochor', slug: 'beach-road-bugis-rochor', sectors: ['18', '19'] },
  { code: '08', name: 'Farrer Park, Serangoon Rd', slug: 'farrer-park-serangoon-rd', sectors: ['20', '21'] },
  { code: '09', name: 'Orchard, River Valley', slug: 'orchard-river-valley', sectors: ['22', '23'] },
  {
    code: '10',
    name: 'Tanglin, Holland, Bukit Timah',
    slug: 'tanglin-holland-bukit-timah',
    sectors: ['24', '25', '26', '27'],
  },
  { code: '11', name: 'Newton, Novena', slug: 'newton-novena', sectors: ['28', '29', '30'] },
  { code: '12', name: 'Balestier, Toa Payoh', slug: 'balestier-toa-payoh', sectors: ['31', '32', '33'] },
  {
    code: '13',
    name: 'Macpherson, Potong Pasir',
    slug: 'macpherson-potong-pasir',
    sectors: ['34', '35', '36', '37'],
  },
  {
    code: '14',
    name: 'Eunos, Geylang, Paya Lebar',
    slug: 'eunos-geylang-paya-lebar',
    sectors: ['38', '39', '40', '41'],
  },
  {
    code: '15',
    name: 'East Coast, Marine Parade',
    slug: 'east-coast-marine-parade',
    sectors: ['42', '43', '44', '45'],
  },
  {
    code: '16',
    name: 'Bedok, Upper East Coast',
    slug: 'bedok-upper-east-coast',
    sectors: ['46', '47', '48'],
  },
  {
    code: '17',
    name: 'Changi Airport, Changi Village',
    slug: 'changi-airport-changi-village',
    sectors: ['49', '50', '81'],
  },
  { code: '18', name: 'Pasir Ris, Tampines', slug: 'pasir-ris-tampines', sectors: ['51', '52'] },
  {
    code: '19',
    name: 'Hougang, Punggol, Sengkang',
    slug: 'hougang-punggol-sengkang',
    sectors: ['53', '54', '55', '82'],
  },
  {
    code: '20',
    name: 'Ang Mo Kio, Bishan, Thomson',
    slug: 'ang-mo-kio-bishan-thomson',
    sectors: ['56', '57'],
  },
  {
    code: '21',
    name: 'Clementi Park, Upper Bukit Timah',
    slug: 'clementi-park-upper-bukit-timah',
    sectors: ['58', '59'],
  },
  {
    code: '22',
    name: 'Boon Lay, Jurong, Tuas',
    slug: 'boon-lay-jurong-tuas',
    sectors: ['60', '61', '62', '63', '64'],
  },
  {
    code: '23',
    name: 'Bukit Batok, Bukit Panjang, Choa Chu Kang',
    slug: 'bukit-batok-bukit-panjang-choa-chu-kang',
    sectors: ['65', '66', '67', '68'],
  },
  { code: '24', name: 'Lim Chu Kang, Tengah', slug: 'lim-chu-kang-tengah', sectors: ['69', '70', '71'] },
  { code: '25', name: 'Admiralty, Woodlands', slug: 'admiralty-woodlands', sectors: ['72', '73'] },
  { code: '26', name: 'Mandai, Upper Thomson', slug: 'mandai-upper-thomson', sectors: ['77', '78'] },
  { code: '27', name: 'Sembawang, Yishun', slug: 'sembawang-yishun', sectors: ['75', '76'] },
  { code: '28', name: 'Seletar, Yio Chu Kang', slug: 'seletar-yio-chu-kang', sectors: ['79', '80'] },
];

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
