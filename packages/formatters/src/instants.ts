const isoShape =
  /^([1-9]\d{3})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const eightHoursStart = Date.UTC(1981, 11, 31, 16);

/** Minutes Singapore is ahead of UTC at an instant: 480 since 1982, 450 before (exact back to September 1945; tz database). */
export const getSingaporeOffset = (instant: number): number => (instant >= eightHoursStart ? 480 : 450);

const earliest = Date.UTC(1000, 0, 2);
const latest = Date.UTC(9999, 11, 30);

const parseOffset = (zone: string | undefined, wall: number): number => {
  if (zone === undefined) return getSingaporeOffset(wall - 480 * 60_000);
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
};

const parseIso = (text: string): number => {
  const match = isoShape.exec(text.trim());
  if (!match) return Number.NaN;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second, milliseconds));
  const isReal =
    wall.getUTCMonth() === month - 1 && wall.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal ? wall.getTime() - parseOffset(match[8], wall.getTime()) * 60_000 : Number.NaN;
};

/**
 * Milliseconds since 1970 of a Date, of such a number or of ISO text; text without a zone is Singapore time.
 * Null for anything else, for days that do not exist and for years outside 1000 to 9999.
 */
export const findInstant = (value: unknown): number | null => {
  const instant =
    typeof value === 'string'
      ? parseIso(value)
      : typeof value === 'number'
        ? value
        : value instanceof Date
          ? value.getTime()
          : Number.NaN;
  return instant >= earliest && instant <= latest ? Math.trunc(instant) : null;
};
