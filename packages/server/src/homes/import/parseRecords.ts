import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from './ImportError.ts';
import type { RowFormat } from './rowFormat.ts';

/** What a format says of its columns. */
type Columns = Pick<RowFormat, 'columns' | 'needed' | 'otherNames'>;

const SEPARATORS = [',', ';', '\t'];
/** Bytes of a file in which its heading is looked for, to see how its values are separated. */
const HEADING_BYTES = 64 * 1024;

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

/** A column with its other names: ‘street’ or ‘street_name’. */
function nameColumn(column: string, { otherNames = new Map() }: Columns): string {
  const others = [...otherNames].filter(([, known]) => known === column).map(([other]) => other);
  return [column, ...others].map((name) => `‘${name}’`).join(' or ');
}

function parseHeading(file: string, record: readonly string[], format: Columns): Heading {
  const given = record.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const columns = given.map((name) => {
    const known = format.otherNames?.get(name) ?? name;
    return given.includes(known) ? name : known;
  });
  const name = basename(file);
  if (/[\0\uFFFD]/.test(record.join(''))) {
    throw new ImportError(`${name} is not text in UTF-8. Save it as “CSV UTF-8” and import that file.`);
  }
  const missing = format.needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const isOneColumn = columns.length === 1 && /[|:]/.test(columns[0] ?? '');
    const advice = isOneColumn ? ' Separate its columns by commas, semicolons or tabs.' : '';
    const names = missing.map((column) => nameColumn(column, format)).join(', ');
    throw new ImportError(
      `${name} has no column ${names}; its heading is ${joinWithAnd(given.slice(0, 40)).slice(0, 400)}.${advice}`,
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

/** What separates the values of a file: what Excel's first line `sep=;` says, else what its heading has most of. */
async function findSeparator(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  const stream = createReadStream(file, { end: HEADING_BYTES - 1 }) as AsyncIterable<Buffer>;
  for await (const chunk of stream) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
  const stated = /^"?sep=([,;\t|])/i.exec(text)?.[1];
  const [heading = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (separator: string) => heading.split(separator).length;
  return stated ?? SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/**
 * Reads a CSV file row by row, never more than a few rows ahead; blank lines are counted and passed over, a first line
 * `sep=` is passed over without being counted. Throws an
 * `ImportError` when the file cannot be read or lacks a needed column; `onHeading` is told the heading first.
 */
export async function* parseRecords(
  file: string,
  format: Columns,
  onHeading: (heading: Heading) => void = () => {},
): AsyncGenerator<FileRow> {
  const delimiter = await findSeparator(file).catch((error: unknown) => {
    throw explain(file, error);
  });
  const parser = parse({
    bom: true,
    delimiter,
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
      // Excel shows no row for it either.
      if (row === 0 && /^sep=/i.test(record[0] ?? '')) continue;
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
