import type { ContractBlanks, OfferTerms } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { BlankData, ContractTemplateData } from './ContractTemplateData.ts';
import * as messages from './messages.ts';

type Value = ContractBlanks[string];

const typeOf = {
  text: 'string',
  day: 'string',
  cents: 'number',
  number: 'number',
  'yes-no': 'boolean',
} as const;
const isDay = (value: Value): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** Why a value doesn't fit its blank, or null. */
function findIssue({ kind, required, range }: BlankData, value: Value): string | null {
  if (typeof value !== typeOf[kind]) return messages.blankKindReason[kind];
  if (kind === 'day' && !isDay(value)) return messages.blankKindReason.day;
  if (typeof value === 'number') {
    const [least, most] = range ?? [0, Number.MAX_SAFE_INTEGER];
    if (!Number.isInteger(value) || value < least || value > most)
      return messages.blankRangeReason(
        kind === 'cents' ? formatMoney(least) : least,
        kind === 'cents' ? formatMoney(most) : most,
      );
  }
  return required && typeof value === 'string' && value.trim() === '' ? messages.blankEmptyReason : null;
}

const findFallback = ({ fallback }: BlankData, { clauses }: OfferTerms): Value =>
  typeof fallback === 'object' ? clauses.some((id) => id === fallback.clause) : fallback;

/**
 * The values of all blanks: those given, else those of the draft before, else what the accepted offer and custom say. Throws for a name that
 * the template doesn't have, and for a value that doesn't fit, with the field.
 */
export function fillBlanks(
  template: ContractTemplateData,
  { given, before, terms }: { given: ContractBlanks; before: ContractBlanks | null; terms: OfferTerms },
): ContractBlanks {
  const known = new Set(template.blanks.map(({ name }) => name));
  const unknown = Object.keys(given)
    .filter((name) => !known.has(name))
    .map((name) => ({ name: `blanks.${name}`, reason: messages.blankUnknownReason }));
  const filled = template.blanks.map((blank) => {
    const value = given[blank.name] ?? before?.[blank.name] ?? findFallback(blank, terms);
    return [blank, typeof value === 'string' ? value.trim() : value] as const;
  });
  const wrong = filled.flatMap(([blank, value]) => {
    const reason = findIssue(blank, value);
    return reason === null ? [] : [{ name: `blanks.${blank.name}`, reason }];
  });
  const fields = [...unknown, ...wrong];
  if (fields.length > 0) throw new HttpError('invalid', { fields });
  return Object.fromEntries(filled.map(([{ name }, value]) => [name, value]));
}

/** Blanks whose value differs, in the order of the template. */
export const listChanges = (
  template: ContractTemplateData,
  from: ContractBlanks | null,
  to: ContractBlanks,
): { name: string; from: Value | null; to: Value | null }[] =>
  from === null
    ? []
    : template.blanks
        .filter(({ name }) => from[name] !== to[name])
        .map(({ name }) => ({ name, from: from[name] ?? null, to: to[name] ?? null }));

/** A value in words. */
export function formatBlank(kind: BlankData['kind'], value: Value): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (kind === 'cents') return formatMoney(Number(value));
  return kind === 'day' ? formatDay(String(value)) : String(value);
}
