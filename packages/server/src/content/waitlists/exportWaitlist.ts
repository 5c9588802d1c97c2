import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { type ExportedEntry, listConfirmedEntries } from './entryQueries.ts';
import { findWaitlist } from './queries.ts';

const header = ['place', 'name', 'email', 'phone_number', 'consent_version', 'joined_at', 'confirmed_at'];

/** A value as a cell of CSV; one that a spreadsheet would take for a formula begins with an apostrophe. */
function formatCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const formatRow = (cells: readonly string[]): string => `${cells.map(formatCell).join(',')}\r\n`;

const listCells = (entry: ExportedEntry, place: number): string[] => [
  String(place),
  entry.name,
  entry.email,
  entry.phone_number ?? '',
  entry.consent_version,
  entry.created_at.toISOString(),
  entry.confirmed_at.toISOString(),
];

/** The confirmed entries of a waitlist as CSV, in the order of the queue. Throws, in words for a terminal, if there is no such list. */
export const exportWaitlist = defineVerb(
  system,
  (ctx, { name }: { name: string }): Promise<string> =>
    ctx.transaction(async ({ db, now }) => {
      if (!(await findWaitlist(db, name))) throw new Error(`There is no waitlist ${name}.`);
      const entries = await listConfirmedEntries(db, name);
      const details = { waitlist: name, entries: entries.length };
      await recordAudit(db, { userId: 'system', action: 'waitlist-exported', details }, now);
      return [header, ...entries.map((entry, index) => listCells(entry, index + 1))].map(formatRow).join('');
    }),
);
