import { phrase } from '../phrase.ts';
import type { Reading } from '../Reading.ts';

type CodeFilter = 'propertyTypes' | 'propertySubTypes' | 'furnitureStatus' | 'amenities';

interface Keyword {
  readonly pattern: RegExp;
  readonly meaning: string;
  apply(reading: Reading): void;
}

const keyword = (
  meaning: string,
  filter: CodeFilter,
  codes: readonly number[],
  ...patterns: string[]
): Keyword => ({
  pattern: phrase(patterns.join('|')),
  meaning,
  apply: (reading) => reading.add(filter, ...codes),
});

const order = (meaning: string, sort: 'rentAsc' | 'areaDesc' | 'newest', pattern: string): Keyword => ({
  pattern: phrase(pattern),
  meaning,
  apply: ({ filters }) => {
    filters.sort = sort;
  },
});

/** Words of filters; the first of two that overlap wins. */
const keywords: readonly Keyword[] = [
  keyword(
    'Entire unit',
    'propertySubTypes',
    [0],
    '(?:whole|entire|full)(?: (?:unit|flat|apartment|apt|house|place|home)s?|(?= (?:hdb|condo|landed)))',
    'no owner staying',
    '整租|整套|整间',
  ),
  keyword(
    'Serviced apartment',
    'propertyTypes',
    [4],
    'service[ds]? ?(?:apartments?|apts?|residences?)|aparthotel',
    '服务公寓|酒店式公寓',
  ),
  keyword(
    'Condo',
    'propertyTypes',
    [1],
    'executive condo(?:minium)?s?|ecs?|private (?:condo|apartment|apt)s?',
    'condos?|condominiums?|kondo(?:minium)?|公寓',
  ),
  keyword(
    'HDB flat',
    'propertyTypes',
    [0],
    '(?:bto|hdb)(?: ?flats?| ?apartments?)?|(?:政府)?组屋|housing board flats?',
  ),
  keyword(
    'Landed home',
    'propertyTypes',
    [2],
    'landed(?: (?:house|property|home)s?)?|terraced? houses?|terraced|(?:inter|corner) terrace',
    'semi[- ]?d(?:etached)?(?: houses?)?|bungalows?|gcb|cluster houses?|town ?houses?',
    '排屋|洋房|有地住?宅?|独立式',
  ),
  keyword('Studio', 'propertySubTypes', [30], 'studios?(?: (?:apartment|flat|unit|apt)s?)?|单身公寓|开间'),
  keyword(
    'Ensuite room',
    'propertySubTypes',
    [20],
    '(?:master ?)?(?:bed)? ?rooms? with (?:attached|private|own|en[- ]?suite) (?:bath(?:room)?|toilet)',
    'master ?(?:bed)? ?rooms?|masterbed|(?:room with )?(?:en|on)[- ]?suite(?: (?:bed)?rooms?)?',
    '主人房|套房|bilik utama',
  ),
  keyword('Room, shared bathroom', 'propertySubTypes', [10], 'common ?(?:bed)? ?rooms?|普通房'),
  keyword(
    'Room',
    'propertySubTypes',
    [10, 20],
    '(?:single |private |spare |double |shared |utility )?rooms?(?: for rent| rental| only| to rent)?',
    'co[- ]?living|bilik|单间|房间|租房|அறை',
  ),
  keyword(
    'Unfurnished',
    'furnitureStatus',
    [0],
    'un[- ]?furnished|not furnished|without furniture|no furniture|bare unit|不带家具|无家具',
  ),
  keyword(
    'Partially furnished',
    'furnitureStatus',
    [1],
    '(?:partially|partly|partial|semi)[- ]?(?:furnished|furnish|furn)|半家具|部分家具',
  ),
  keyword(
    'Furnished',
    'furnitureStatus',
    [2],
    '(?:fully?[- ])?(?:furnished|furnish)|with furniture|带家具|全家具|家具齐全',
  ),
  keyword(
    'Air conditioning',
    'amenities',
    [0],
    '(?:with )?air[- ]?con(?:ditioning|ditioned|ditioner)?|空调|冷气',
  ),
  keyword('Free Wi-Fi', 'amenities', [2], '(?:free )?wi[- ]?fi|internet included'),
  keyword('Fridge', 'amenities', [3], 'fridge|refrigerator|冰箱'),
  keyword('Washing machine', 'amenities', [4], 'washing machine|washer|laundry machine|洗衣机'),
  keyword('Microwave', 'amenities', [5], 'microwave'),
  keyword('Private bathroom', 'amenities', [6], '(?:private|own|attached) (?:bath(?:room)?|toilet)'),
  keyword('Study desk', 'amenities', [7], 'study desk|desk'),
  keyword('Wardrobe', 'amenities', [9], 'wardrobe'),
  order(
    'Lowest rent first',
    'rentAsc',
    'cheap(?:est)?|lowest (?:rent|price)|low budget|affordable|便宜|最便宜|murah',
  ),
  order('Largest first', 'areaDesc', '(?:bigg?(?:er|est)?|larger?|largest|spacious)(?: first)?'),
  order('Newest first', 'newest', 'newest|latest|just listed|new listings?'),
];

/** Takes out home types, rooms, furnishing, amenities and orders. */
export function readKeywords(reading: Reading): void {
  for (const { pattern, meaning, apply } of keywords)
    reading.take(pattern, ({ text }) => {
      apply(reading);
      reading.explain(text, meaning);
      return true;
    });
}

const withoutType = phrase(
  [
    '(?:no|not|non|except|exclude|excluding|without)[ -](?:an? )?(?<what>hdb|condos?|landed)(?: flats?)?',
    '(?:不要|除了)(?<chinese>组屋|公寓|洋房)',
  ].join('|'),
);
const typeCodes = [0, 1, 2, 4];

const findExcluded = (what: string): 0 | 1 | 2 => {
  if (what === 'hdb' || what === '组屋') return 0;
  return what === 'landed' || what === '洋房' ? 2 : 1;
};

const excludedNames = { 0: 'Not HDB', 1: 'Not a condo', 2: 'Not landed' };

/** Takes out 'no hdb': all other types. */
export function readExcludedTypes(reading: Reading): void {
  reading.take(withoutType, ({ text, groups: { what, chinese } }) => {
    const excluded = findExcluded(what ?? chinese ?? '');
    const left = reading.filters.propertyTypes ?? typeCodes;
    reading.filters.propertyTypes = left.filter((code) => code !== excluded);
    reading.explain(text, excludedNames[excluded]);
    return true;
  });
}
