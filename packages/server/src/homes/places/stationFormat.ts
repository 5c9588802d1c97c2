import { formatPlaceName } from '@sewa/formatters';
import { type Cells, quoteCell } from '../import/cells.ts';
import { parsePosition } from './parsePosition.ts';
import type { StationRow } from './queries.ts';

/** The columns of a file of stations. */
export const stationFormat = {
  columns: ['code', 'name', 'status', 'open_from', 'open_to', 'latitude', 'longitude'],
  otherNames: new Map([
    ['alphanumeric_code', 'code'],
    ['station_name_english', 'name'],
    ['opening_date', 'open_from'],
  ]),
  needed: ['code', 'name', 'latitude', 'longitude'],
};

/** The day the first trains ran in Singapore: an open station whose day nobody states has run since then. */
const FIRST_DAY = '1987-11-07';

/** The first day it runs, null while nobody knows it. The file's word for today is right where its day says something else. */
function parseOpenFrom(cells: Cells, today: string): string | null {
  const status = cells.text('status', 40)?.toLowerCase() ?? null;
  const day = cells.day('open_from');
  const isOpen = status === null ? day === null || day <= today : ['open', 'operational'].includes(status);
  if (isOpen) return day !== null && day <= today ? day : FIRST_DAY;
  return day !== null && day > today ? day : null;
}

/** Reads one row; what is wrong with it is noted in the cells, and then the station is not used. */
export function parseStation(cells: Cells, today: string): StationRow {
  const code = cells.text('code', 20)?.toUpperCase() ?? '';
  if (!/^[A-Z0-9/ -]+$/.test(code)) cells.refuse('code', `${quoteCell(code)} is no code such as NS16.`);
  const name = formatPlaceName(
    cells.text('name', 80)?.replace(/\s+(MRT|LRT)(\/LRT)?\s+station(\s*\(.*\))?$/i, ''),
  );
  if (name === '') cells.refuse('name', 'The name is missing.');
  const [open_from, open_to] = [parseOpenFrom(cells, today), cells.day('open_to')];
  return { code, name, open_from, open_to, ...parsePosition(cells) };
}
