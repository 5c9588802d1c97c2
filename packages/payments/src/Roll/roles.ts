/** Roles said aloud: a browser may forget them for rows drawn as cards. */
export const tableRole = { role: 'table' };
export const rowGroupRole = { role: 'rowgroup' };
export const rowRole = { role: 'row' };
export const columnHeaderRole = { role: 'columnheader' };
export const rowHeaderRole = { role: 'rowheader' };
export const cellRole = { role: 'cell' };
