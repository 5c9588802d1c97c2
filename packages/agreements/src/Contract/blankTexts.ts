import type { ContractBlanks, ContractTemplate } from '@sewa/api/client';
import { formatMoney, parseMoney } from '@sewa/formatters';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** A blank of an agreement. */
export type Blank = ContractTemplate['blanks'][number];

/** What fills a blank. */
export type BlankValue = ContractBlanks[string];

/** What stands in the fields of the form, by the name of the blank. */
type Texts = Readonly<Record<string, string>>;

/** No text of an agreement is longer. */
export const MAX_TEXT = 4_000;

/** A value as people read it. */
export function formatBlank(kind: Blank['kind'], value: BlankValue | null): string {
  if (value === null || value === '') return messages.notFilled;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (kind === 'cents') return formatMoney(Number(value));
  return kind === 'day' ? common.sayDay(String(value)) : String(value);
}

/** A value as its field shows it; a box that is not ticked has none. */
const writeBlank = ({ kind, name }: Blank, value: BlankValue | undefined): [string, string][] => {
  if (value === undefined || value === false) return [];
  if (value === true) return [[name, 'on']];
  return [[name, kind === 'cents' ? String(Number(value) / 100) : String(value)]];
};

/** What the form begins with. */
export const writeBlanks = (blanks: readonly Blank[], values: ContractBlanks): Record<string, string> =>
  Object.fromEntries(blanks.flatMap((blank) => writeBlank(blank, values[blank.name])));

function parseBlank({ kind, required }: Blank, text: string | undefined): BlankValue | null {
  if (kind === 'yes-no') return text !== undefined;
  const typed = text?.trim() ?? '';
  if (kind === 'cents') return parseMoney(typed);
  if (kind !== 'number') return typed === '' && required ? null : typed;
  const number = Number(typed.replaceAll(',', ''));
  return typed !== '' && Number.isInteger(number) ? number : null;
}

/** The values of a form; the issues say which of its fields are wrong. */
export function parseBlanks(
  blanks: readonly Blank[],
  texts: Texts,
): { values: ContractBlanks; issues: Record<string, string> } {
  const parsed = blanks.map((blank) => [blank, parseBlank(blank, texts[blank.name])] as const);
  return {
    values: Object.fromEntries(
      parsed.flatMap(([{ name }, value]) => (value === null ? [] : [[name, value]])),
    ),
    issues: Object.fromEntries(
      parsed.flatMap(([{ name, kind }, value]) => (value === null ? [[name, messages.enter[kind]]] : [])),
    ),
  };
}
