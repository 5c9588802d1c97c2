import { basename } from 'node:path';
import { findDay } from '@sewa/formatters';
import type { Database } from '../database/database.ts';
import { createCells } from '../import/cells.ts';
import { ImportError } from '../import/ImportError.ts';
import { parseRecords } from '../import/parseRecords.ts';
import { openRejectFile } from '../import/rejectFile.ts';
import type { PlaceReport } from './importAreas.ts';
import { replaceStations, type StationRow } from './queries.ts';
import { checkStationHeading, parseStation, stationFormat } from './stationFormat.ts';

/**
 * Makes the stations those of a CSV file, in one transaction: a station the file does not name is removed. Throws an
 * `ImportError` when the file cannot be imported or nothing of it can be used; then nothing is changed.
 */
export async function importStations(
  db: Database,
  file: string,
  now: Date = new Date(),
): Promise<PlaceReport> {
  const today = findDay(now) ?? '';
  const rejects = openRejectFile(file);
  const stations = new Map<string, StationRow & { row: number }>();
  let rejected = 0;
  try {
    for await (const { row, cells: record } of parseRecords(file, stationFormat, checkStationHeading)) {
      const cells = createCells(record);
      const station = parseStation(cells, today);
      const earlier = stations.get(station.code);
      if (earlier) cells.refuse('code', `Row ${earlier.row} has the same code.`);
      if (cells.problems.length > 0) {
        rejected += 1;
        await rejects.add(row, cells.problems);
      } else stations.set(station.code, { ...station, row });
    }
    const rejectFile = await rejects.save();
    if (stations.size === 0)
      throw new ImportError(`${basename(file)} has no station that can be used; nothing was changed.`);
    const counts = await replaceStations(
      db,
      [...stations.values()].map(({ row: _, ...station }) => station),
    );
    return { ...counts, accepted: stations.size, rejected, rejectFile };
  } finally {
    await rejects.discard();
  }
}
