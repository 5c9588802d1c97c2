import type { Database } from '../database/database.ts';
import { findRedirectRow, listRedirectRows, type RedirectRow } from './queries.ts';

/** What the memory stands on, and its bounds. */
export interface RedirectMemoryOptions {
  readonly db: Database;
  readonly clock: () => Date;
  /** Rows kept at most; with more of them the database is asked for each path. */
  readonly maxRows?: number;
  /** Milliseconds after which the rows are read again whatever was heard: the stated bound of staleness. */
  readonly maxAge?: number;
}

interface Reading {
  readonly startedAt: number;
  /** Null when there are too many to keep. */
  readonly rows: Promise<ReadonlyMap<string, RedirectRow> | null>;
}

const MAX_ROWS = 50_000;
const MAX_AGE = 30_000;

/**
 * The redirects, kept in memory as long as the database tells when they change; until `listen` was called it is asked
 * for each path.
 */
export class RedirectMemory {
  readonly #db: Database;
  readonly #clock: () => Date;
  readonly #maxRows: number;
  readonly #maxAge: number;
  #isListening = false;
  #reading: Reading | null = null;

  constructor({ db, clock, maxRows = MAX_ROWS, maxAge = MAX_AGE }: RedirectMemoryOptions) {
    this.#db = db;
    this.#clock = clock;
    this.#maxRows = maxRows;
    this.#maxAge = maxAge;
  }

  /** Starts to keep the rows; `onChange` runs each time they may have changed, when the old ones are forgotten already. */
  async listen(onChange: () => void): Promise<void> {
    await this.#db.listen('redirects_changed', () => {
      this.#reading = null;
      onChange();
    });
    this.#isListening = true;
  }

  /** The redirect of a path, or null. */
  async find(path: string): Promise<RedirectRow | null> {
    if (!this.#isListening) return findRedirectRow(this.#db, path);
    const reading = this.#getReading();
    const rows = await reading.rows;
    // A change was heard while the rows were read: they may be from before it.
    const isCurrent = rows !== null && this.#reading === reading;
    return isCurrent ? (rows.get(path) ?? null) : findRedirectRow(this.#db, path);
  }

  #getReading(): Reading {
    const now = this.#clock().getTime();
    if (this.#reading && now - this.#reading.startedAt < this.#maxAge) return this.#reading;
    const reading: Reading = { startedAt: now, rows: this.#read() };
    this.#reading = reading;
    reading.rows.catch(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    return reading;
  }

  async #read(): Promise<ReadonlyMap<string, RedirectRow> | null> {
    const rows = await listRedirectRows(this.#db, this.#maxRows + 1);
    return rows.length > this.#maxRows ? null : new Map(rows.map(({ from, ...row }) => [from, row]));
  }
}

declare module '../calling/Context.ts' {
  interface Services {
    readonly redirects: RedirectMemory;
  }
}
