import { type PlaceKind, placeKinds } from '@sewa/api/schema';
import type { Database } from '../../platform/database/database.ts';
import { type Cells, quoteCell } from '../import/cells.ts';
import { ImportError } from '../import/ImportError.ts';
import { importRows, type PlaceReport } from './importRows.ts';
import { parsePosition } from './parsePosition.ts';
import { type PlaceRow, replacePlaces } from './queries.ts';

const kindColumn = 'kind';

function parseKind(cells: Cells, kind: PlaceKind | null): PlaceKind {
  if (kind !== null) return kind;
  const text =
    cells
      .text(kindColumn, 40)
      ?.toLowerCase()
      .replace(/[\s_]+/g, '-') ?? '';
  const found = placeKinds.find((each) => each === text);
  if (!found) cells.refuse(kindColumn, `${quoteCell(text)} is not one of ${placeKinds.join(', ')}.`);
  return found ?? placeKinds[0];
}

function parsePlace(cells: Cells, kind: PlaceKind | null): PlaceRow {
  const name = cells.text('name', 80);
  if (name === null) cells.refuse('name', 'The name is missing.');
  return { kind: parseKind(cells, kind), name: name ?? '', ...parsePosition(cells) };
}

/**
 * Makes the places near homes those of a CSV file, in one transaction. With `kind` all rows are of it and only places of that kind are
 * replaced; without, a column `kind` says what each is and the file becomes all there are. Throws an `ImportError` when the
 * file cannot be imported or nothing of it can be used; then nothing is changed.
 */
export function importPlaces(
  db: Database,
  file: string,
  kind: PlaceKind | null = null,
): Promise<PlaceReport> {
  return importRows(db, file, {
    noun: 'place',
    format: {
      columns: [kindColumn, 'name', 'latitude', 'longitude'],
      needed: ['name', 'latitude', 'longitude'],
    },
    checkHeading: ({ columns }) => {
      if (kind === null && !columns.includes(kindColumn))
        throw new ImportError(`The file has no column ‘${kindColumn}’. Add one, or say it with --kind.`);
    },
    parse: (cells) => parsePlace(cells, kind),
    key: { column: 'name', of: (row) => `${row.kind} ${row.name}` },
    replace: (database, rows) => replacePlaces(database, rows, kind),
  });
}
