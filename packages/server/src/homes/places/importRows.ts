import { basename } from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { type Cells, createCells } from '../import/cells.ts';
import { ImportError } from '../import/ImportError.ts';
import { type Heading, parseRecords } from '../import/parseRecords.ts';
import { openRejectFile } from '../import/rejectFile.ts';
import type { RowFormat } from '../import/rowFormat.ts';
import type { ReplaceCounts } from './queries.ts';

/** What an import took in and what it left out. */
export interface ImportReport {
  readonly accepted: number;
  readonly rejected: number;
  /** Where the reasons stand, or null when nothing was rejected. */
  readonly rejectFile: string | null;
}

/** What an import of places did. */
export interface PlaceReport extends ImportReport, ReplaceCounts {}

/** How a CSV file becomes the whole of a table. */
export interface RowImport<Row> {
  /** One row, as a sentence names it. */
  readonly noun: string;
  readonly format: Pick<RowFormat, 'columns' | 'needed' | 'otherNames'>;
  /** Throws an `ImportError` when a heading cannot be used. */
  readonly checkHeading?: (heading: Heading) => void;
  /** Reads one row; what is wrong with it is noted in the cells, and then the row is not used. */
  readonly parse: (cells: Cells) => Row;
  /** What no two rows may share, and the column that is told of it. */
  readonly key: { readonly column: string; readonly of: (row: Row) => string };
  readonly replace: (db: Database, rows: readonly Row[]) => Promise<ReplaceCounts>;
}

/**
 * Makes the rows of a table those of a CSV file, in one transaction: what the file does not name is removed. Throws an
 * `ImportError` when the file cannot be imported or nothing of it can be used; then nothing is changed.
 */
export async function importRows<Row>(
  db: Database,
  file: string,
  { noun, format, checkHeading, parse, key, replace }: RowImport<Row>,
): Promise<PlaceReport> {
  const rejects = openRejectFile(file);
  const rows: Row[] = [];
  const rowOfKey = new Map<string, number>();
  let rejected = 0;
  try {
    for await (const { row, cells: record } of parseRecords(file, format, checkHeading)) {
      const cells = createCells(record);
      const parsed = parse(cells);
      const earlier = rowOfKey.get(key.of(parsed));
      if (earlier !== undefined) cells.refuse(key.column, `Row ${earlier} has the same ${key.column}.`);
      if (cells.problems.length > 0) {
        rejected += 1;
        await rejects.add(row, cells.problems);
      } else {
        rowOfKey.set(key.of(parsed), row);
        rows.push(parsed);
      }
    }
    const rejectFile = await rejects.save();
    if (rows.length === 0)
      throw new ImportError(`${basename(file)} has no ${noun} that can be used; nothing was changed.`);
    return { ...(await replace(db, rows)), accepted: rows.length, rejected, rejectFile };
  } finally {
    await rejects.discard();
  }
}
