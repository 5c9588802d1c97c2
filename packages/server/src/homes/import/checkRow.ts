import { createCells, type RowProblem } from './cells.ts';
import type { FileRow } from './parseRecords.ts';
import type { RowDraft, RowFormat } from './rowFormat.ts';

/** A row that can be used, with its key within the source, or what is wrong with it. */
export type CheckedRow =
  | { readonly key: string; readonly draft: RowDraft }
  | { readonly problems: readonly RowProblem[] };

/** Checks rows one after another; it remembers keys, so that a reference used twice in a file is refused. */
export function createRowCheck(format: RowFormat): (row: FileRow) => CheckedRow {
  const rowsByReference = new Map<string, number>();
  return ({ row, cells: record, surplus }) => {
    const cells = createCells(record);
    for (const [column, value] of record) {
      if (value.includes('\0')) cells.refuse(column, 'The value has a NUL character in it.');
      else if (value.includes('\uFFFD')) {
        cells.refuse(column, 'The value has characters that are not UTF-8 text.');
      }
    }
    if (surplus > 0) {
      cells.refuse(
        '',
        `The row has ${surplus} more values than the heading has columns: is a value with a separator in it not quoted?`,
      );
    }
    if (cells.problems.length > 0) return { problems: cells.problems };
    const draft = format.read(cells);
    const earlier = draft.reference === null ? undefined : rowsByReference.get(draft.reference);
    if (earlier !== undefined) cells.refuse('reference', `Row ${earlier} has the same reference.`);
    if (cells.problems.length > 0) return { problems: cells.problems };
    if (draft.reference !== null) rowsByReference.set(draft.reference, row);
    return { key: draft.reference === null ? `row ${row}` : `reference ${draft.reference}`, draft };
  };
}
