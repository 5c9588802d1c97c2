import { Drawing } from '../Icon/Drawing.tsx';
import { chevronDownPath, chevronsUpDownPath } from '../Icon/generated/iconPaths.ts';
import * as styles from './Table.css.ts';
import { nextSort, type TableColumn, type TableSort } from './tableColumns.ts';
import { cellRole, columnHeaderRole, rowGroupRole, rowRole } from './tableRoles.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((change: { value: TableSort }) => void) | undefined;
}

/** The heads of all columns; those a person may sort by are buttons. */
export function TableHead<Row>({ columns, sort, onSortChange }: TableHeadProps<Row>) {
  return (
    <thead {...rowGroupRole} className={styles.head}>
      <tr {...rowRole} className={styles.headRow}>
        {columns.map(({ key, label, head = label, isNumeric, isSortable }) => {
          if (head === '') return <td key={key} {...cellRole} className={styles.columnHeader} />;
          const direction = sort?.key === key ? sort.direction : undefined;
          return (
            <th
              key={key}
              {...columnHeaderRole}
              scope="col"
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              data-numeric={isNumeric ? '' : undefined}
              data-sortable={isSortable ? '' : undefined}
              className={styles.columnHeader}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={styles.sortButton}
                  onClick={() => onSortChange?.({ value: nextSort(key, sort) })}
                >
                  {head}
                  <span className={styles.sortMark}>
                    <Drawing path={direction ? chevronDownPath : chevronsUpDownPath} size="s" />
                  </span>
                </button>
              ) : (
                head
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
