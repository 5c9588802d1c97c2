import { type Cells, quoteCell } from '../import/cells.ts';
import { ImportError } from '../import/ImportError.ts';
import type { Heading } from '../import/parseRecords.ts';
import { parsePosition } from './parsePosition.ts';
import type { StationRow } from './queries.ts';

/** What files call a station's code and its name. */
const codeColumns = ['code', 'alphanumeric_code'];
const nameColumns = ['name', 'station_name_english'];

/** The columns of a file of stations. */
export const stationFormat = {
  columns: [...codeColumns, ...nameColumns, 'status', 'opening_date', 'latitude', 'longitude'],
  needed: ['latitude', 'longitude'],
};

/** Throws an `ImportError` when a file's heading names no code or no name. */
export function checkStationHeading({ columns }: Heading): void {
  for (const names of [codeColumns, nameColumns])
    if (!names.some((name) => columns.includes(name)))
      throw new ImportError(`The file has neither a column ‘${names.join('’ nor one ‘')}’.`);
}

function parseFirst(cells: Cells, columns: readonly string[], longest: number): string | null {
  return columns.map((column) => cells.text(column, longest)).find((text) => text !== null) ?? null;
}

/** Whether it runs: the file's word for it, else its day of opening; with neither it does. */
function parseIsOpen(cells: Cells, today: string): boolean {
  const status = cells.text('status', 40)?.toLowerCase() ?? null;
  if (status !== null) return status === 'open' || status === 'operational';
  const openedOn = cells.day('opening_date');
  return openedOn === null || openedOn <= today;
}

/** Reads one row; what is wrong with it is noted in the cells, and then the station is not used. */
export function parseStation(cells: Cells, today: string): StationRow {
  const code = parseFirst(cells, codeColumns, 20)?.toUpperCase() ?? '';
  if (!/^[A-Z0-9/ -]+$/.test(code)) cells.refuse('code', `${quoteCell(code)} is no code such as NS16.`);
  const name = (parseFirst(cells, nameColumns, 80) ?? '').replace(/\s+(MRT|LRT)(\/LRT)?\s+station$/i, '');
  if (name === '') cells.refuse('name', 'The name is missing.');
  return { code, name, is_open: parseIsOpen(cells, today), ...parsePosition(cells) };
}
