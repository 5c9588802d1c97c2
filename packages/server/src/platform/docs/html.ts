/** A part of the document, as it was parsed. */
export type Json = Record<string, unknown>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
export const escapeHtml = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

/** Escapes a text, and sets what stands in backticks as code. */
export const formatText = (text: unknown): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; an empty one if it is something else. */
export const asJson = (value: unknown): Json => (isJson(value) ? value : {});

/** The value as a list; an empty one if it is something else. */
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A table with a name; nothing if it has no rows. */
export function renderTable(
  kind: 'parameters' | 'answers' | 'fields' | 'codes',
  label: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const headCells = head.map((text) => `<th scope="col">${text}</th>`).join('');
  const renderRow = (cells: readonly string[]) =>
    `<tr>${cells.map((cell, column) => `<td data-name="${head[column]}">${cell}</td>`).join('')}</tr>`;
  return `<table class="${kind}" aria-label="${escapeHtml(label)}"><thead><tr>${headCells}</tr></thead><tbody>${rows.map(renderRow).join('')}</tbody></table>`;
}

/** A value as JSON that can be read, behind a summary. */
export const renderExample = (label: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${label}</summary><pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre></details>`;
