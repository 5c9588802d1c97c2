import { type ReactNode, useId } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableColumn, TableSort } from './tableColumns.ts';
import { cellRole, rowGroupRole, rowRole, tableRole } from './tableRoles.ts';

/** What a table does in a narrow space: rows become cards, or columns scroll under the first one. */
export const tableNarrows = ['cards', 'scroll'] as const;

/** Props of `Table`. */
export type TableProps<Row> = Omit<NativeProps<'table'>, 'children'> & {
  /** Names the table; inside `VisuallyHidden` where a heading above says the same. */
  caption: ReactNode;
  /** Its columns, from first to last. */
  columns: readonly TableColumn<Row>[];
  /** Its rows in the order they are shown; null while they load. */
  rows: readonly Row[] | null;
  /** A text that identifies a row: the same on each render, and unique. */
  rowKey: (row: Row) => string;
  /** By which column the rows are sorted. */
  sort?: TableSort | undefined;
  /** Called to sort; the caller sorts the rows. */
  onSortChange?: (change: { value: TableSort }) => void;
  /** Shown if there are no rows. @default the message `noRows` */
  empty?: ReactNode;
  /** What it does below 576 px of its own width. @default 'cards' */
  narrow?: (typeof tableNarrows)[number];
};

const waitingRows = ['first', 'second', 'third'];

function WaitingRows<Row>({ columns }: Pick<TableProps<Row>, 'columns'>) {
  const { loading } = useMessages({ loading: english.loading });
  return waitingRows.map((row) => (
    <tr key={row} {...rowRole} className={styles.row}>
      {columns.map(({ key }, index) => (
        <td key={key} {...cellRole} className={styles.cell}>
          {row === 'first' && index === 0 && <VisuallyHidden>{loading}</VisuallyHidden>}
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}

function EmptyRow({ span, children }: { span: number; children: ReactNode }) {
  const { noRows } = useMessages({ noRows: english.noRows });
  return (
    <tr {...rowRole} className={styles.row}>
      <td {...cellRole} colSpan={span} className={styles.empty}>
        {children ?? noRows}
      </td>
    </tr>
  );
}

/** Rows of one kind in columns with heads that stay in sight, sorted by a press on a head. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  empty,
  narrow = 'cards',
  ...rest
}: TableProps<Row>) {
  const captionId = useId();
  const scrolling = narrow === 'scroll' ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {};
  return (
    <div data-narrow={narrow} className={styles.frame}>
      <div {...scrolling} className={styles.box}>
        <table {...tableRole} aria-busy={rows === null || undefined} {...rest} className={styles.table}>
          <caption id={captionId} className={styles.caption}>
            {caption}
          </caption>
          <TableHead columns={columns} sort={sort} onSortChange={onSortChange} />
          <tbody {...rowGroupRole} className={styles.body}>
            {rows === null && <WaitingRows columns={columns} />}
            {rows?.length === 0 && <EmptyRow span={columns.length}>{empty}</EmptyRow>}
            {rows?.map((row) => (
              <TableRow key={rowKey(row)} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
