import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from './ImportError.ts';
import type { RowFormat } from './rowFormat.ts';

/** What a format says of its columns. */
type Columns = Pick<RowFormat, 'columns' | 'needed'>;

/** Bytes one row may take; more than that is a quote left open. */
const LARGEST_ROW = 8 * 1024 * 1024;

/** One row of the file. */
export interface FileRow {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly row: number;
  readonly cells: ReadonlyMap<string, string>;
  /** Values after the last column of the heading. */
  readonly surplus: number;
  /** Bytes of the file up to the end of this row. */
  readonly bytes: number;
}

/** The heading of a file, checked against what its format knows. */
export interface Heading {
  readonly columns: readonly string[];
  readonly unknown: readonly string[];
}

function joinWithAnd(text: readonly string[]): string {
  return text.map((word) => `‘${word}’`).join(', ');
}

function parseHeading(file: string, record: readonly string[], format: Columns): Heading {
  const columns = record.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const name = basename(file);
  if (/[\0\uFFFD]/.test(record.join(''))) {
    throw new ImportError(`${name} is not text in UTF-8. Save it as “CSV UTF-8” and import that file.`);
  }
  const missing = format.needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const separator = columns.length === 1 && /[;\t]/.test(columns[0] ?? '');
    const advice = separator ? ' Its columns are not separated by commas: save it with commas.' : '';
    throw new ImportError(
      `${name} has no column ${joinWithAnd(missing)}; its heading is ${joinWithAnd(columns.slice(0, 40)).slice(0, 400)}.${advice}`,
    );
  }
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
  if (twice !== undefined) throw new ImportError(`${name} has two columns named ${joinWithAnd([twice])}.`);
  return {
    columns,
    unknown: columns.filter((column) => column !== '' && !format.columns.includes(column)),
  };
}

function explain(file: string, error: unknown): Error {
  const name = basename(file);
  if (error instanceof CsvError) {
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
      return new ImportError(`${name} ends inside a quoted value: a quote is left open${line}.`);
    }
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      return new ImportError(`${name} has a row of more than 8 MB${line}: is a quote left open?`);
    }
    return new ImportError(`${name} cannot be read as CSV${line}: ${error.message}`);
  }
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'ENOENT') return new ImportError(`There is no file ${file}.`);
    if (error.code === 'EISDIR') return new ImportError(`${file} is a folder, not a file.`);
    if (error.code === 'EACCES') return new ImportError(`${file} may not be read.`);
  }
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Reads a CSV file row by row, never more than a few rows ahead; blank lines are counted and passed over. Throws an
 * `ImportError` when the file cannot be read or lacks a needed column; `onHeading` is told the heading first.
 */
export async function* parseRecords(
  file: string,
  format: Columns,
  onHeading: (heading: Heading) => void = () => {},
): AsyncGenerator<FileRow> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    info: true,
    // Each row by itself: a heading typed over an export ends otherwise than the rows below it.
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: LARGEST_ROW,
  });
  pipeline(createReadStream(file), parser, () => {});
  let heading: Heading | null = null;
  let row = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { bytes: number };
    }>) {
      row += 1;
      if (heading === null) {
        heading = parseHeading(file, record, format);
        onHeading(heading);
        continue;
      }
      if (record.every((value) => value.trim() === '')) continue;
      const cells = new Map<string, string>();
      heading.columns.forEach((column, index) => {
        cells.set(column, record[index] ?? '');
      });
      const surplus = record.slice(heading.columns.length).filter((value) => value.trim() !== '').length;
      yield { row, cells, surplus, bytes: info.bytes };
    }
  } catch (error) {
    throw explain(file, error);
  } finally {
    parser.destroy();
  }
  if (heading === null) throw new ImportError(`${basename(file)} is empty: it has not even a heading.`);
}
