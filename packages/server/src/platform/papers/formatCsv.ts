/** A text, or an amount of money. */
export type CsvCell = string | { readonly cents: number };

/** A text cell. Programs for spreadsheets run what begins like a formula, so that begins with an apostrophe. */
const formatText = (text: string): string => {
  const safe = /^[\s]*[=+\-@\t\r\n|]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const formatAmount = (cents: number): string => {
  const whole = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${whole.slice(0, -2)}.${whole.slice(-2)}`;
};

const formatCell = (cell: CsvCell): string =>
  typeof cell === 'string' ? formatText(cell) : formatAmount(cell.cents);

/** Rows as CSV (RFC 4180) in UTF-8 with a byte order mark, as spreadsheets expect it. */
export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;
