import type { Occupier, User } from '@sewa/api/client';
import * as messages from './messages.ts';

/** What stands in the fields of a form, by name. */
export type Texts = Readonly<Record<string, string>>;

/** Name of the buttons that add and remove rows. */
export const ROW = 'row';

const MAX_ROWS = 20;
const COUNT = 'occupierCount';
const parts = ['name', 'status', 'pass', 'until'] as const;
type Part = (typeof parts)[number];

/** Name of a field of an occupier. */
export const nameField = (index: number, part: Part): string => `occupier-${index}-${part}`;

/** How many rows a form has, at least one. */
export function countRows(texts: Texts): number {
  const count = Number(texts[COUNT]);
  return Number.isSafeInteger(count) ? Math.min(Math.max(count, 1), MAX_ROWS) : 1;
}

const readRow = (texts: Texts, index: number): string[] =>
  parts.map((part) => texts[nameField(index, part)] ?? '');

function writeRows(rows: readonly (readonly string[])[]): Record<string, string> {
  const fields = rows.flatMap((row, index) =>
    parts.map((part, at) => [nameField(index, part), row[at] ?? ''] as const),
  );
  return { ...Object.fromEntries(fields), [COUNT]: String(rows.length) };
}

/** Somebody as an occupier, before they state a pass. */
export const nameOccupier = ({
  name,
  residentialStatus,
}: Pick<User, 'name' | 'residentialStatus'>): Occupier => ({
  name: name ?? '',
  residentialStatus: residentialStatus === 'C' || residentialStatus === 'P' ? residentialStatus : 'A',
});

/** Occupiers as the fields show them. */
export const writeOccupiers = (occupiers: readonly Occupier[]): Record<string, string> =>
  writeRows(
    occupiers.length === 0
      ? [[]]
      : occupiers.map(({ name, residentialStatus, passType = '', passValidUntil = '' }) => [
          name,
          residentialStatus,
          passType,
          passValidUntil,
        ]),
  );

/** The fields with a row more, or without one of them. */
export function changeRows(texts: Texts, change: string): Record<string, string> {
  const rows = Array.from({ length: countRows(texts) }, (_, index) => readRow(texts, index));
  const removed = /^remove-(\d+)$/.exec(change)?.[1];
  const next = removed === undefined ? [...rows, []] : rows.filter((_, index) => index !== Number(removed));
  return { ...texts, ...writeRows(next.slice(0, MAX_ROWS)) };
}

/** The row to go on with after one was added or removed: the new one, or the one in its place; null if none was. */
export function findChangedRow(texts: Texts): number | null {
  const change = texts[ROW];
  if (change === undefined) return null;
  const last = countRows(texts) - 1;
  return change === 'add' ? last : Math.min(Number(change.replace('remove-', '')), last);
}

const isStatus = (text: string): text is Occupier['residentialStatus'] => text in messages.status;
const isPass = (text: string): text is NonNullable<Occupier['passType']> => text in messages.pass;

/** The occupiers of a form, and what is wrong with its fields. */
export function parseOccupiers(texts: Texts): { occupiers: Occupier[]; issues: Record<string, string> } {
  const issues: Record<string, string> = {};
  const occupiers: Occupier[] = [];
  for (let index = 0; index < countRows(texts); index += 1) {
    const [name = '', status = '', pass = '', until = ''] = readRow(texts, index).map((text) => text.trim());
    if (name === '') issues[nameField(index, 'name')] = messages.enterName;
    if (!isStatus(status)) {
      issues[nameField(index, 'status')] = messages.chooseStatus;
      continue;
    }
    if (status !== 'A') {
      occupiers.push({ name, residentialStatus: status });
      continue;
    }
    if (!isPass(pass)) issues[nameField(index, 'pass')] = messages.choosePass;
    if (until === '') issues[nameField(index, 'until')] = messages.enterUntil;
    if (isPass(pass))
      occupiers.push({ name, residentialStatus: status, passType: pass, passValidUntil: until });
  }
  return { occupiers, issues };
}

/** The field of an occupier that the API names as `terms.occupiers.0.passType`. */
export function findOccupierField(name: string): string | null {
  const [, index, field = ''] = /occupiers\.(\d+)\.?(\w*)$/.exec(name) ?? [];
  if (index === undefined) return null;
  const found: Partial<Record<string, Part>> = {
    residentialStatus: 'status',
    passType: 'pass',
    passValidUntil: 'until',
  };
  return nameField(Number(index), found[field] ?? 'name');
}
