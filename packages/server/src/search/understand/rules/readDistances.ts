import { phrase } from '../phrase.ts';
import type { Match, Reading, Way } from '../Reading.ts';

/** Minutes that are meant where none are named. */
export const NEAR_MINUTES = 15;
const COMMUTE_MINUTES = 30;
const STATION_MINUTES = 10;

/** The most minutes that a search can ask for. */
export const MAX_WALK = 60;
const MAX_TRAIN = 120;

const station = String.raw`(?:an? |the |nearest |any )*(?:mrt|lrt|train|subway|metro)(?: ?\/ ?lrt)?(?: stations?| stn)?`;
const atMost = '(?:within |in |less than |under |max |only )?';
const hour = '(?:hrs?|hours?)';
const minutes = [
  String.raw`(?:(?<minutes>\d{1,3}) ?-? ?(?:mins?|minutes?|分钟)(?:'s)?`,
  String.raw`(?<half>half(?:[- ]an?)?|1[/⁄]2|0?\.5)[- ]?(?:an )?${hour}`,
  String.raw`(?:(?<hours>\d(?:\.\d)?) ?-?(?:h|${hour})|(?<count>an?|one|two)[ -]${hour})(?<more> and a half)?(?: ?(?:and )?(?<rest>\d{1,2}) ?(?:m|mins?|minutes?))?)`,
].join('|');

const walkToStation = phrase(
  String.raw`${atMost}${minutes} ?(?:walk(?:ing)?(?: distance)? )?(?:to|from|of|away from) ${station}(?! \p{L}*line)`,
);
const nearStation = phrase(
  [
    `(?:walking distance|near(?:by)?|close|next|walk(?:able)?)(?: to| of| from)? ${station}`,
    '(?:mrt|lrt) (?:nearby|near)',
    'near train',
    String.raw`(?<!\p{Script=Han})(?:靠?近地铁站?|地铁站?附近)`,
    'dekat mrt',
  ].join('|'),
);
const someMinutes = phrase(
  [
    `${atMost}${minutes}(?: by)? ?(?<walk>walk(?:ing)?(?: distance)?|步行)?`,
    '(?: ?(?:by (?:train|mrt|public transport|bus)|mrt|train|commute|ride|drive|bus))?',
    '(?: (?:to|from|of|away from|away))?',
  ].join(''),
);
const walking = phrase('walking distance(?: (?:to|of|from))?|walk to|步行到?');
const commuting = phrase(
  '(?:commut(?:e|ing)|travel(?:ling)?|work(?:ing|s)?|stud(?:y|ying|ies)|office|school|easy access)(?: (?:is |are )?(?:to|at|in|near|from))',
);
const near = phrase(
  String.raw`(?:near(?:by|est)?|close|next|beside|opposite|around(?! ?\$?\d)|walkable)(?: to| of)?|附近|靠?近|dekat`,
);

/** The minutes of a distance, in minutes or hours. */
function readMinutes({ minutes, half, hours, count, more, rest = '0' }: Match['groups']): number {
  if (minutes !== undefined) return Number(minutes);
  if (half !== undefined) return 30;
  const whole = hours === undefined ? (count === 'two' ? 2 : 1) : Number(hours);
  return Math.round(whole * 60) + (more ? 30 : 0) + Number(rest);
}

const isWithin = (minutes: number, max: number): boolean => minutes >= 1 && minutes <= max;

/** Asks for a station within so many minutes' walk. */
export function askForStation(reading: Reading, text: string, minutes: number): boolean {
  reading.filters.station = Math.min(minutes, MAX_WALK);
  reading.explain(text, `At most ${reading.filters.station} min walk to any station`);
  return true;
}

/** Takes out distances: those to any station are filters, all others wait for their place. Minutes that no search can ask for stay text. */
export function readDistances(reading: Reading): void {
  reading.take(walkToStation, ({ text, groups }) => {
    const walk = readMinutes(groups);
    return isWithin(walk, MAX_WALK) && askForStation(reading, text, walk);
  });
  reading.take(nearStation, ({ text }) => askForStation(reading, text, STATION_MINUTES));
  const takeWays = (pattern: RegExp, makeWay: (match: Match) => Omit<Way, 'text'> | null) =>
    reading.take(pattern, (match) => {
      const way = makeWay(match);
      return way !== null && reading.addWay({ ...way, text: match.text });
    });
  takeWays(someMinutes, ({ groups }) => {
    const by = groups.walk ? 'walk' : 'train';
    const within = readMinutes(groups);
    return isWithin(within, by === 'walk' ? MAX_WALK : MAX_TRAIN) ? { by, minutes: within } : null;
  });
  takeWays(walking, () => ({ by: 'walk', minutes: NEAR_MINUTES }));
  takeWays(commuting, () => ({ by: 'train', minutes: COMMUTE_MINUTES }));
  takeWays(near, () => ({ by: 'near', minutes: NEAR_MINUTES }));
}
