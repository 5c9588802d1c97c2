/** Role of a table; said aloud like the others here, since a browser may forget them for rows drawn as cards. */
export const tableRole = { role: 'table' };

/** Role of the head and of the body. */
export const rowGroupRole = { role: 'rowgroup' };

/** Role of a row. */
export const rowRole = { role: 'row' };

/** Role of the head of a column. */
export const columnHeaderRole = { role: 'columnheader' };

/** Role of the cell that names its row. */
export const rowHeaderRole = { role: 'rowheader' };

/** Role of a cell. */
export const cellRole = { role: 'cell' };
