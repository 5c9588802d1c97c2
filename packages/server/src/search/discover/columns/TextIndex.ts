import { isNumber } from '../searchTerms.ts';
import { findFirst } from './rowLists.ts';

/** Marks a row that is there no longer in a renumbering. */
export const GONE = 0xffff_ffff;

type Rows = Uint32Array | readonly number[];

const countRows = (lists: readonly Rows[]): number => lists.reduce((sum, rows) => sum + rows.length, 0);

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Rows that were found. */
export interface FoundRows {
  readonly rows: Uint32Array;
  readonly isMarked: (row: number) => boolean;
}

/**
 * Which rows have which words: for every word the rows that have it, one word after another in a list of numbers, about four
 * bytes for each word of a row. What begins alike stands together, so that the beginning of a word is looked for as well.
 * Words of new rows are kept beside it until the next `renumber`.
 */
export class TextIndex {
  #lexemes: string[] = [];
  /** Where the rows of each word begin, and where those of the last one end. */
  #starts = new Uint32Array(1);
  #rows = new Uint32Array(0);
  readonly #added = new Map<string, number[]>();

  /** Adds the words of a row. */
  add(row: number, lexemes: readonly string[]): void {
    for (const word of lexemes) {
      const rows = this.#added.get(word);
      if (rows) rows.push(row);
      else this.#added.set(word, [row]);
    }
  }

  /**
   * The rows in which each of some beginnings begins a word, or is one if it is a number, each row once, and a mark for each of them; `size` is how many rows
   * there are.
   */
  find(beginnings: readonly string[], size: number): FoundRows {
    const lists = beginnings
      .map((beginning) => this.#listRows(beginning))
      .sort((a, b) => countRows(a) - countRows(b));
    const [first = [], ...others] = lists;
    const found = new Uint32Array(countRows(first));
    const marks = new Uint8Array(size);
    let count = 0;
    for (const rows of first)
      for (const row of rows) {
        if (marks[row] === 1) continue;
        marks[row] = 1;
        found[count] = row;
        count += 1;
      }
    others.forEach((list, index) => {
      for (const rows of list) for (const row of rows) if (marks[row] === index + 1) marks[row] = index + 2;
    });
    const isMarked = (row: number) => marks[row] === lists.length;
    return { rows: found.subarray(0, count).filter(isMarked), isMarked };
  }

  /** Gives every row its new number and forgets those that are gone. */
  renumber(numbers: Uint32Array): void {
    const added = [...this.#added].sort(([a], [b]) => compareTexts(a, b));
    const rows = new Uint32Array(this.#rows.length + countRows([...this.#added.values()]));
    const lexemes: string[] = [];
    const starts: number[] = [];
    let end = 0;
    const append = (row: number) => {
      const number = numbers[row] as number;
      if (number === GONE) return;
      rows[end] = number;
      end += 1;
    };
    let place = 0;
    let next = 0;
    while (place < this.#lexemes.length || next < added.length) {
      const known = this.#lexemes[place];
      const [fresh, freshRows = []] = added[next] ?? [];
      const isKnown = known !== undefined && (fresh === undefined || known <= fresh);
      const isFresh = fresh !== undefined && (known === undefined || fresh <= known);
      const start = end;
      if (isKnown) {
        const to = this.#starts[place + 1] as number;
        for (let at = this.#starts[place] as number; at < to; at += 1) append(this.#rows[at] as number);
        place += 1;
      }
      if (isFresh) {
        for (const row of freshRows) append(row);
        next += 1;
      }
      if (end === start) continue;
      // One of the two is there.
      lexemes.push((isKnown ? known : fresh) as string);
      starts.push(start);
    }
    this.#lexemes = lexemes;
    this.#starts = Uint32Array.from([...starts, end]);
    this.#rows = rows.slice(0, end);
    this.#added.clear();
  }

  #listRows(beginning: string): Rows[] {
    const lists: Rows[] = [];
    const from = findFirst(this.#lexemes.length, (place) => (this.#lexemes[place] as string) >= beginning);
    const isFound = (word: string | undefined) =>
      isNumber(beginning) ? word === beginning : word?.startsWith(beginning);
    let to = from;
    while (isFound(this.#lexemes[to])) to += 1;
    if (to > from) lists.push(this.#rows.subarray(this.#starts[from], this.#starts[to]));
    for (const [word, rows] of this.#added) if (isFound(word)) lists.push(rows);
    return lists;
  }
}
