import { getToday } from '../../platform/clock/getToday.ts';
import type { Database } from '../../platform/database/database.ts';
import { importRows, type PlaceReport } from './importRows.ts';
import { replaceStations } from './queries.ts';
import { parseStation, stationFormat } from './stationFormat.ts';

/**
 * Makes the stations those of a CSV file, in one transaction: a station the file does not name is removed. Throws an
 * `ImportError` when the file cannot be imported or nothing of it can be used; then nothing is changed.
 */
export function importStations(db: Database, file: string, now: Date = new Date()): Promise<PlaceReport> {
  const today = getToday(now);
  return importRows(db, file, {
    noun: 'station',
    format: stationFormat,
    parse: (cells) => parseStation(cells, today),
    key: { column: 'code', of: ({ code }) => code },
    replace: replaceStations,
  });
}
