import type { ReactNode } from 'react';

/** One column of a `Table`. */
export interface TableColumn<Row> {
  /** Identifies it among the columns and in `sort`. */
  key: string;
  /** Heads it; on a card it stands before the value. Empty over row headers that need no name. */
  label: string;
  /** Draws its cell in a row. */
  cell: (row: Row) => ReactNode;
  /** Drawn at its head instead of the label, such as a link. @default the label */
  head?: ReactNode;
  /** Whether its cells name their rows; on a card they are the title. @default false */
  isRowHeader?: boolean;
  /** Whether it holds numbers, which stand at the end in digits of one width. @default false */
  isNumeric?: boolean;
  /** Whether a person may sort by it. @default false */
  isSortable?: boolean;
}

/** By which column the rows are sorted, and which way. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** What a press on the head of a column asks for: it first, and the other way round when it is first already. */
export function nextSort(key: string, sort: TableSort | undefined): TableSort {
  const isTurned = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: isTurned ? 'descending' : 'ascending' };
}
