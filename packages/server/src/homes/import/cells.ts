import { normalizeLine, normalizeText } from '@sewa/api/schema';

/** Why a row cannot be used: the column and a sentence in plain words. */
export interface RowProblem {
  readonly column: string;
  readonly reason: string;
}

/** A table of codes with the labels people write. */
export type CodeTable = readonly { readonly code: number; readonly label: string; readonly name?: string }[];

/** The cells of one row, read by column; an empty cell is null, and what cannot be read is noted as a problem. */
export interface Cells {
  readonly problems: RowProblem[];
  refuse: (column: string, reason: string) => void;
  /** Text of at most `longest` characters, on one line. */
  text: (column: string, longest: number) => string | null;
  /** Text of at most `longest` characters, with its line breaks. */
  paragraphs: (column: string, longest: number) => string | null;
  /** A whole number between two bounds, both included. */
  whole: (column: string, least: number, max: number) => number | null;
  /** A number between two bounds, both included. */
  decimal: (column: string, least: number, max: number) => number | null;
  /** A code of the table, written as the code or as its label. */
  code: (column: string, table: CodeTable) => number | null;
  /** A day that exists, YYYY-MM-DD. */
  day: (column: string) => string | null;
}

/** A value as a reason quotes it: short, on one line. */
export function quoteCell(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`;
}

/** A whole number as programs write it whose column holds numbers with gaps: 3.0 for 3, also where it is a code or a name. */
const wholeWithDecimals = /^(\d+)\.0+$/;

function labelKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The code a text names, by number or by label, or undefined. */
export function findCode(table: CodeTable, text: string): number | undefined {
  const key = labelKey(text);
  return table.find(
    ({ code, label, name }) =>
      String(code) === text || labelKey(label) === key || (name !== undefined && labelKey(name) === key),
  )?.code;
}

function isRealDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Wraps one record for reading. */
export function createCells(record: ReadonlyMap<string, string>): Cells {
  const problems: RowProblem[] = [];
  const refuse = (column: string, reason: string): void => {
    problems.push({ column, reason });
  };
  const find = (column: string, normalize = normalizeLine): string | null =>
    normalize(record.get(column) ?? '').replace(wholeWithDecimals, '$1') || null;
  const bounded = (column: string, value: string | null, longest: number): string | null => {
    if (value === null || value.length <= longest) return value;
    refuse(column, `The text has ${value.length} characters; at most ${longest} fit.`);
    return null;
  };
  const numeric = (column: string, form: RegExp, kind: string, least: number, max: number): number | null => {
    const value = find(column);
    if (value === null) return null;
    const number = form.test(value) ? Number(value.replaceAll(',', '')) : Number.NaN;
    if (number >= least && number <= max) return number;
    refuse(column, `${quoteCell(value)} is not ${kind} from ${least} to ${max}.`);
    return null;
  };
  return {
    problems,
    refuse,
    text: (column, longest) => bounded(column, find(column), longest),
    paragraphs: (column, longest) => bounded(column, find(column, normalizeText), longest),
    whole: (column, least, max) => numeric(column, /^\d{1,9}$/, 'a whole number', least, max),
    decimal: (column, least, max) =>
      numeric(column, /^-?(\d{1,9}|\d{1,3}(,\d{3})+)(\.\d{1,20})?$/, 'a number', least, max),
    code(column, table) {
      const value = find(column);
      if (value === null) return null;
      const code = findCode(table, value);
      if (code !== undefined) return code;
      const choices = table.map((entry) => `${entry.code} ${entry.label}`).join(', ');
      refuse(column, `${quoteCell(value)} is not one of ${choices}.`);
      return null;
    },
    day(column) {
      const value = find(column);
      if (value === null || isRealDay(value)) return value;
      refuse(column, `${quoteCell(value)} is not a day written YYYY-MM-DD.`);
      return null;
    },
  };
}
