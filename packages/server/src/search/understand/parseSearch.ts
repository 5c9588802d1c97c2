import { type DiscoverFilters, normalizeDiscoverFilters } from '@sewa/formatters';
import { AskedPlaces } from './AskedPlaces.ts';
import type { Gazetteer } from './names/Gazetteer.ts';
import { listWords, normalizeText } from './names/words.ts';
import { PlaceReader } from './PlaceReader.ts';
import { type Chip, type Correction, type Note, Reading } from './Reading.ts';
import { readRest } from './readRest.ts';
import { readDays } from './rules/readDays.ts';
import { readDistances } from './rules/readDistances.ts';
import { readDistricts } from './rules/readDistricts.ts';
import { readExcludedTypes, readKeywords } from './rules/readKeywords.ts';
import { readPostalCodes } from './rules/readPostalCodes.ts';
import { readRents } from './rules/readRents.ts';
import { readRequests } from './rules/readRequests.ts';
import { readRooms } from './rules/readRooms.ts';
import { readSizes } from './rules/readSizes.ts';
import { buildingWords, isParticle } from './smallWords.ts';

/** What a text means as a search. */
export interface ParsedSearch {
  /** The filters that the text names; `q` is the rest of the text. */
  readonly filters: Partial<DiscoverFilters>;
  readonly chips: readonly Chip[];
  readonly corrections: readonly Correction[];
  readonly notes: readonly Note[];
}

/** What parsing depends on besides the text. */
export interface ParseOptions {
  /** 'YYYY-MM-DD', for days without a year. */
  readonly today: string;
  /** Takes every spelling as typed. */
  readonly exact?: boolean;
  /** Whether a live listing has a word: such a word isn't corrected. */
  isKnownWord(word: string): boolean;
}

/** Rules can understand the rest of a text that a name stood in ('2 clementi br'); so many times are enough for what people type. */
const MAX_PASSES = 4;

const nothing: ParsedSearch = { filters: {}, chips: [], corrections: [], notes: [] };

/** Reads a text once. The order of rules matters: each takes what it understands out of the text. */
function readOnce(typed: string, gazetteer: Gazetteer, options: ParseOptions): ParsedSearch {
  const reading = new Reading(typed);
  readPostalCodes(reading);
  readDistances(reading);
  readSizes(reading);
  readRooms(reading);
  readRents(reading);
  readDistricts(reading);
  readDays(reading, options.today);
  readExcludedTypes(reading);
  const asked = new AskedPlaces(reading, gazetteer);
  const { exact = false } = options;
  const isKnownWord = (word: string) => buildingWords.has(word) || options.isKnownWord(word);
  const isRight = (word: string) => exact || isKnownWord(word) || gazetteer.hasWord(word);
  const places = new PlaceReader(reading, gazetteer, asked, isRight);
  places.readHanNames();
  places.markExclusions();
  // Names of several words before words of filters, which some contain: 'Hill Street Lofts'.
  places.readNames(2);
  readRequests(reading);
  readKeywords(reading);
  places.readNames(1);
  const q = readRest(reading, { gazetteer, places, isExact: exact, isKnownWord });
  asked.finish();
  const { filters, chips, corrections, notes } = reading;
  const isNothing = q === '' && Object.keys(filters).length + corrections.length + notes.length === 0;
  const text = isNothing ? findUnread(typed, reading) : q;
  return { filters: text === '' ? filters : { ...filters, q: text }, chips, corrections, notes };
}

/** What stays text where nothing was understood, so that it doesn't find every home: 'to', '30 min to', '#12-34'. */
function findUnread(typed: string, { unused }: Reading): string {
  if (unused.length > 0) return unused.join(' ');
  const words = listWords(normalizeText(typed));
  return words.every(isParticle) ? words.join(' ') : '';
}

/** Lists of both, and of the others what was read last. */
export function mergeFilters(
  one: Partial<DiscoverFilters>,
  { in: areas = [], near = [], to = [], ...other }: Partial<DiscoverFilters>,
): Partial<DiscoverFilters> {
  return {
    ...one,
    ...other,
    propertyTypes: [...(one.propertyTypes ?? []), ...(other.propertyTypes ?? [])],
    propertySubTypes: [...(one.propertySubTypes ?? []), ...(other.propertySubTypes ?? [])],
    noOfBedRooms: [...(one.noOfBedRooms ?? []), ...(other.noOfBedRooms ?? [])],
    noOfBathRooms: [...(one.noOfBathRooms ?? []), ...(other.noOfBathRooms ?? [])],
    furnitureStatus: [...(one.furnitureStatus ?? []), ...(other.furnitureStatus ?? [])],
    amenities: [...(one.amenities ?? []), ...(other.amenities ?? [])],
    searchParams: [...(one.searchParams ?? []), ...(other.searchParams ?? [])],
    in: [...(one.in ?? []), ...areas],
    near: [...(one.near ?? []), ...near],
    to: [...(one.to ?? []), ...to],
    q: other.q ?? '',
  };
}

const isRestOnly = ({ filters, chips, corrections, notes }: ParsedSearch, rest: string): boolean =>
  (filters.q ?? '') === rest &&
  Object.keys(filters).every((name) => name === 'q') &&
  chips.length + corrections.length + notes.length === 0;

/**
 * Turns a typed text into filters; the rest of the text is `q`. Parsing the rest again gives the same rest and nothing else. Never
 * throws.
 */
export function parseSearch(text: string, gazetteer: Gazetteer, options: ParseOptions): ParsedSearch {
  let parsed = readOnce(text, gazetteer, options);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const q = normalizeDiscoverFilters({ q: parsed.filters.q ?? '' }).q;
    const again = q === '' ? nothing : readOnce(q, gazetteer, options);
    if (isRestOnly(again, q))
      return { ...parsed, filters: normalizeDiscoverFilters({ ...parsed.filters, q }) };
    parsed = {
      filters: mergeFilters(parsed.filters, again.filters),
      chips: [...parsed.chips, ...again.chips],
      corrections: [...parsed.corrections, ...again.corrections],
      notes: [...parsed.notes, ...again.notes],
    };
  }
  return { ...parsed, filters: normalizeDiscoverFilters({ ...parsed.filters, q: '' }) };
}
