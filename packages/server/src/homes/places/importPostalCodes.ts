import { formatStreet, isPostalCode } from '@sewa/formatters';
import type { Database } from '../../platform/database/database.ts';
import { type Cells, quoteCell } from '../import/cells.ts';
import { importRows, type PlaceReport } from './importRows.ts';
import { parsePosition } from './parsePosition.ts';
import { type PostalCodeRow, replacePostalCodes } from './queries.ts';

function parsePostalCode(cells: Cells): PostalCodeRow {
  const code = cells.text('postal_code', 20) ?? '';
  if (!isPostalCode(code))
    cells.refuse('postal_code', `${quoteCell(code)} is not a postal code of six digits in a sector in use.`);
  const street = cells.text('street', 120);
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
      columns: ['postal_code', 'block', 'street', 'latitude', 'longitude'],
      otherNames: new Map([
        ['postal', 'postal_code'],
        ['address', 'street'],
      ]),
      needed: ['postal_code', 'latitude', 'longitude'],
    },
    parse: parsePostalCode,
    key: { column: 'postal_code', of: ({ code }) => code },
    replace: replacePostalCodes,
  });
}
