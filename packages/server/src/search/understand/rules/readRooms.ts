import { numberIn, phrase, readNumber } from '../phrase.ts';
import type { Reading } from '../Reading.ts';

/** Means that many or more. */
const MANY = 5;

const HDB = 0;
const ROOMS = [10, 20];

/** Bedrooms of an HDB flat type: the living room counts as a room, and a 5-room flat has a dining area instead of a fourth bedroom. */
const bedroomsOfFlat = new Map([
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
]);

const bedroom = String.raw`(?:b ?\/? ?rs?|bhk|bdrm?s?|bedders?|bed ?rooms?|beds?|室|卧室?|个?房间|房(?!式|间)|bilik tidur)`;
const orMore = String.raw` ?\+| ?or more`;

const studioOrBedrooms = phrase(
  String.raw`studios?(?: (?:apartment|unit|apt)s?)? ?(?:or|\/|and|&|,) ?${numberIn('count')} ?-? ?${bedroom}`,
);
const bedsAndBaths = phrase(
  String.raw`${numberIn('beds')} ?b(?:r|ed)? ?\/? ?${numberIn('baths')} ?b(?:a|ath)?`,
);
const bedrooms = phrase(
  [
    String.raw`(?<least>at least |min(?:imum)? |>=? ?)?${numberIn('from')}(?: ?\+ ?\d)?`,
    String.raw`(?: ?(?<join>-|\/|to|or|and|&) ?${numberIn('to')})?(?<more>${orMore})?[ -]?${bedroom}`,
    String.raw`(?<moreAfter>${orMore}| and above|以上)?(?: ?[一两二三\d]厅)?`,
  ].join(''),
);
const bathrooms = phrase(
  `${numberIn('count')} ?-? ?(?:bath ?rooms?|baths?|ba|toilets?|wc|卫)(?<more>${orMore})?`,
);
const rooms = phrase(
  [
    `${numberIn('count')}[ -]?(?:(?<plural>rooms|rms)|room|rm|房式)(?: (?:hdb|flats?|hdb flats?))?`,
    `(?<model>[345])(?:i|a|ng|s|std)(?= (?:hdb|flat))(?: (?:hdb|flats?))*`,
  ].join('|'),
);
const executiveFlat = phrase(
  '(?:executive (?:flat|apartment|hdb|maisonette)s?|(?:hdb )?maisonettes?|jumbo flats?)(?: hdb)?',
);

/** Words that tell whether 'room' is a flat type of HDB or a bedroom. */
const hdbWords = /\b(?:hdb|flats?)\b|组屋/;
const privateWords = /\b(?:condo\w*|landed|terrace|bungalow|private|apartments?)\b|公寓/;

const countUpTo = (count: number): number[] => (count < 1 ? [] : [Math.min(count, MANY)]);

const listBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(to, MANY) - from + 1) }, (_, index) => from + index);

/** '2 bedrooms', 'Studio or 1 bedroom', '3 or more bedrooms'. */
function describe(counts: readonly number[], unit: 'bedroom' | 'bathroom'): string {
  const [first = 0] = counts;
  const last = counts.at(-1) ?? 0;
  const units = last === 1 ? unit : `${unit}s`;
  if (last === MANY && counts.length === MANY - first + 1) return `${first} or more ${units}`;
  return `${counts.map((count) => (count === 0 ? 'Studio' : String(count))).join(' or ')} ${units}`;
}

function askForFlat(reading: Reading, text: string, flatRooms: number): boolean {
  const count = bedroomsOfFlat.get(flatRooms);
  if (count === undefined) return false;
  reading.add('propertyTypes', HDB);
  reading.add('noOfBedRooms', count);
  reading.explain(text, `${flatRooms}-room HDB flat: ${describe([count], 'bedroom')}`);
  return true;
}

function askForBedrooms(reading: Reading, text: string, counts: readonly number[]): boolean {
  if (counts.length === 0) return false;
  reading.add('noOfBedRooms', ...counts);
  reading.explain(text, describe(counts, 'bedroom'));
  return true;
}

function readBedrooms(reading: Reading): void {
  reading.take(studioOrBedrooms, ({ text, groups }) =>
    askForBedrooms(reading, text, [0, ...countUpTo(readNumber(groups.count))]),
  );
  reading.take(bedsAndBaths, ({ text, groups }) => {
    const beds = countUpTo(readNumber(groups.beds));
    const baths = countUpTo(readNumber(groups.baths));
    if (beds.length === 0 || baths.length === 0) return false;
    reading.add('noOfBedRooms', ...beds);
    reading.add('noOfBathRooms', ...baths);
    reading.explain(text, `${describe(beds, 'bedroom')}, ${describe(baths, 'bathroom')}`);
    return true;
  });
  const isHdbNamed = reading.text.includes('组屋');
  reading.take(bedrooms, ({ text, groups: { least, from, join, to, more, moreAfter } }) => {
    const [first, last] = [readNumber(from), readNumber(to)];
    if (text.includes('房') && isHdbNamed) return askForFlat(reading, text, first);
    if (to !== undefined)
      return askForBedrooms(
        reading,
        text,
        join === '-' || join === 'to' ? listBetween(first, last) : [...countUpTo(first), ...countUpTo(last)],
      );
    const isOpen = Boolean(least || more || moreAfter);
    return askForBedrooms(
      reading,
      text,
      isOpen && first < MANY ? listBetween(first, MANY) : countUpTo(first),
    );
  });
}

function readBathrooms(reading: Reading): void {
  reading.take(bathrooms, ({ text, groups: { count, more } }) => {
    const first = readNumber(count);
    const counts = more && first > 0 && first < MANY ? listBetween(first, MANY) : countUpTo(first);
    if (counts.length === 0) return false;
    reading.add('noOfBathRooms', ...counts);
    reading.explain(text, describe(counts, 'bathroom'));
    return true;
  });
}

/** Flat types exist for HDB only: '3 room condo' and '3 rooms' mean bedrooms, '3-room' means a flat type. */
function readFlatTypes(reading: Reading, { isHdb, isPrivate }: { isHdb: boolean; isPrivate: boolean }): void {
  reading.take(rooms, ({ text, groups: { count, plural, model } }) => {
    const number = readNumber(count ?? model);
    if (number === 1) {
      reading.add('propertySubTypes', ...ROOMS);
      const isFlat = hdbWords.test(text);
      if (isFlat) reading.add('propertyTypes', HDB);
      reading.explain(text, isFlat ? 'Room in an HDB flat' : 'Room');
      return true;
    }
    if (isPrivate || (plural && !isHdb)) return askForBedrooms(reading, text, countUpTo(number));
    return askForFlat(reading, text, number);
  });
  reading.take(executiveFlat, ({ text }) => {
    reading.add('propertyTypes', HDB);
    reading.add('noOfBedRooms', 3, 4);
    reading.explain(text, 'Executive HDB flat: 3 or 4 bedrooms');
    return true;
  });
}

/** Takes out bedrooms, bathrooms and flat types of HDB. */
export function readRooms(reading: Reading): void {
  const isHdb = hdbWords.test(reading.text);
  const isPrivate = privateWords.test(reading.text) && !/\bhdb\b|组屋/.test(reading.text);
  readBedrooms(reading);
  readBathrooms(reading);
  readFlatTypes(reading, { isHdb, isPrivate });
}
