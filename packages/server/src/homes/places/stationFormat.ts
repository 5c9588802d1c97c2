import { formatPlaceName } from '@sewa/formatters';
import { type Cells, quoteCell } from '../import/cells.ts';
import { parsePosition } from './parsePosition.ts';
import type { StationRow } from './queries.ts';

/** The columns of a file of stations. */
export const stationFormat = {
  columns: ['code', 'name', 'status', 'opening_date', 'latitude', 'longitude'],
  otherNames: new Map([
    ['alphanumeric_code', 'code'],
    ['station_name_english', 'name'],
  ]),
  needed: ['code', 'name', 'latitude', 'longitude'],
};

/** Whether it runs: the file's word for it, else its day of opening; with neither it does. */
function parseIsOpen(cells: Cells, today: string): boolean {
  const status = cells.text('status', 40)?.toLowerCase() ?? null;
  if (status !== null) return status === 'open' || status === 'operational';
  const openedOn = cells.day('opening_date');
  return openedOn === null || openedOn <= today;
}

/** Reads one row; what is wrong with it is noted in the cells, and then the station is not used. */
export function parseStation(cells: Cells, today: string): StationRow {
  const code = cells.text('code', 20)?.toUpperCase() ?? '';
  if (!/^[A-Z0-9/ -]+$/.test(code)) cells.refuse('code', `${quoteCell(code)} is no code such as NS16.`);
  const name = formatPlaceName(
    cells.text('name', 80)?.replace(/\s+(MRT|LRT)(\/LRT)?\s+station(\s*\(.*\))?$/i, ''),
  );
  if (name === '') cells.refuse('name', 'The name is missing.');
  return { code, name, is_open: parseIsOpen(cells, today), ...parsePosition(cells) };
}
