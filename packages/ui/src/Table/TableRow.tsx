import { memo } from 'react';
import * as styles from './Table.css.ts';
import type { TableColumn } from './tableColumns.ts';
import { cellRole, rowHeaderRole, rowRole } from './tableRoles.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
}

function RenderedRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr {...rowRole} className={styles.row}>
      {columns.map(({ key, label, cell, isRowHeader, isNumeric }) =>
        isRowHeader ? (
          <th key={key} {...rowHeaderRole} scope="row" className={styles.rowHeader}>
            {cell(row)}
          </th>
        ) : (
          <td
            key={key}
            {...cellRole}
            data-label={label}
            data-numeric={isNumeric ? '' : undefined}
            className={styles.cell}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** One row of a table, drawn again only when its row or the columns are others. */
export const TableRow = memo(RenderedRow) as typeof RenderedRow;
