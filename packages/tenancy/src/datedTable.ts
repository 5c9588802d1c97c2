/**
 * How sure a figure is: `law` was read in an official source, `estimate` in press, guides or code that quote one, `custom`
 * is what the market usually does, which a contract may set aside.
 */
export type Basis = 'law' | 'custom' | 'estimate';

/** Where a figure comes from. */
export interface Source {
  /** Who says it, in words for people. */
  readonly name: string;
  readonly basis: Basis;
  /** Day on which it was read, YYYY-MM-DD. */
  readonly readOn: string;
  /** Address of the source where one is known. */
  readonly url?: string;
}

/** One row of a dated table: what held, from its first to its last day, both included. */
export interface DatedRow<Content> {
  /** YYYY-MM-DD. */
  readonly from: string;
  /** YYYY-MM-DD; null while no end is known. */
  readonly to: string | null;
  readonly source: Source;
  readonly content: Content;
}

const dayText = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The row that holds on a day (YYYY-MM-DD), or null when the table does not reach it: what it does not say is not known. */
export function findRow<Content>(table: readonly DatedRow<Content>[], day: string): DatedRow<Content> | null {
  if (!dayText.test(day)) return null;
  return table.find(({ from, to }) => from <= day && (to === null || day <= to)) ?? null;
}
