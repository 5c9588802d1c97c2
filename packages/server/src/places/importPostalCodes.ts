import { formatStreet, isPostalCode } from '@sewa/formatters';
import type { Database } from '../database/database.ts';
import { type Cells, quoteCell } from '../import/cells.ts';
import { ImportError } from '../import/ImportError.ts';
import { importRows, type PlaceReport } from './importRows.ts';
import { parsePosition } from './parsePosition.ts';
import { type PostalCodeRow, replacePostalCodes } from './queries.ts';

/** What files call the code and the street. */
const codeColumns = ['postal_code', 'postal'];
const streetColumns = ['street', 'address'];

const parseFirst = (cells: Cells, columns: readonly string[], longest: number): string | null =>
  columns.map((column) => cells.text(column, longest)).find((text) => text !== null) ?? null;

function parsePostalCode(cells: Cells): PostalCodeRow {
  const code = parseFirst(cells, codeColumns, 20) ?? '';
  if (!isPostalCode(code))
    cells.refuse('postal_code', `${quoteCell(code)} is not a postal code of six digits in a sector in use.`);
  const street = parseFirst(cells, streetColumns, 120);
  return {
    code,
    block: cells.text('block', 20),
    street: street === null ? null : formatStreet(street),
    ...parsePosition(cells),
  };
}

/**
 * Makes the known postal codes those of a CSV file, in one transaction: a code the file does not name is removed. Throws an
 * `ImportError` when the file cannot be imported or nothing of it can be used; then nothing is changed.
 */
export function importPostalCodes(db: Database, file: string): Promise<PlaceReport> {
  return importRows(db, file, {
    noun: 'postal code',
    format: {
      columns: [...codeColumns, 'block', ...streetColumns, 'latitude', 'longitude'],
      needed: ['latitude', 'longitude'],
    },
    checkHeading: ({ columns }) => {
      if (!codeColumns.some((name) => columns.includes(name)))
        throw new ImportError(`The file has neither a column ‘${codeColumns.join('’ nor one ‘')}’.`);
    },
    parse: parsePostalCode,
    key: { column: 'postal_code', of: ({ code }) => code },
    replace: replacePostalCodes,
  });
}
