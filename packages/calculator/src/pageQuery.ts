import { cleanNumber, parseMoney } from '@sewa/formatters';
import type { CalculationInput, PayWay } from './Calculation.ts';
import { payWays } from './Calculation.ts';
import { inputLimits } from './checkInput.ts';
import { isDay } from './days.ts';

/** Names of the fields in the page's address; those of the second column have a 2 behind. */
export const calculatorFields = [
  'rent',
  'months',
  'from',
  'deposit',
  'agent',
  'pay',
  'repairs',
  'leave',
  'clause',
] as const;

/** Name of a field in the page's address. */
export type CalculatorField = (typeof calculatorFields)[number];

/** What is wrong with a field that was filled in, with the start of what was typed. */
export interface CalculatorIssue {
  readonly name: CalculatorField;
  readonly reason:
    | 'missing'
    | 'not-a-choice'
    | 'not-a-day'
    | 'not-money'
    | 'not-whole'
    | 'too-large'
    | 'too-small';
  readonly text: string;
}

/** One column of the calculator: the values that can be used, and what is wrong with the others. */
export interface CalculatorColumn {
  readonly values: Partial<CalculationInput>;
  readonly issues: readonly CalculatorIssue[];
}

/** What the calculator's page is asked for: one calculation, or two side by side. */
export interface CalculatorPage {
  readonly first: CalculatorColumn;
  readonly second: CalculatorColumn | null;
}

/** Months of a tenancy while nobody has said how many. */
export const USUAL_MONTHS = 12;

const limitsOf = ({ least, most }: { readonly least: number; readonly most: number }) => ({
  min: least,
  max: most,
});

/** Smallest and largest values of the fields for numbers; rents in cents, from a dollar. */
export const calculatorLimits = {
  rent: { min: 100, max: inputLimits.monthlyRent.most },
  months: limitsOf(inputLimits.months),
  repairs: limitsOf(inputLimits.repairs),
  leave: limitsOf(inputLimits.leaveAfter),
} as const;

const MAX_QUOTED = 24;
const COMPARE = 'compare';

type Reason = CalculatorIssue['reason'];
type Read<Value> = { readonly value: Value } | { readonly reason: Reason };

function checkLimits(
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
): Read<number> {
  if (value < min) return { reason: 'too-small' };
  return value > max ? { reason: 'too-large' } : { value };
}

function parseRent(text: string): Read<number> {
  const cents = parseMoney(text);
  return cents === null ? { reason: 'not-money' } : checkLimits(cents, calculatorLimits.rent);
}

const parseWhole =
  (name: 'leave' | 'months' | 'repairs') =>
  (text: string): Read<number> =>
    /^\d{1,6}$/.test(cleanNumber(text))
      ? checkLimits(Number(cleanNumber(text)), calculatorLimits[name])
      : { reason: 'not-whole' };

const parseDay = (text: string): Read<string> => (isDay(text) ? { value: text } : { reason: 'not-a-day' });

const parseChoice =
  <Value>(choices: Readonly<Record<string, Value>>) =>
  (text: string): Read<Value> =>
    Object.hasOwn(choices, text) ? { value: choices[text] as Value } : { reason: 'not-a-choice' };

const parseYes = parseChoice({ yes: true, no: false });

const readers = {
  rent: { key: 'monthlyRent', parse: parseRent },
  months: { key: 'months', parse: parseWhole('months') },
  from: { key: 'from', parse: parseDay },
  deposit: { key: 'deposit', parse: parseChoice({ usual: 'usual', free: 'free' }) },
  agent: { key: 'hasAgent', parse: parseYes },
  pay: {
    key: 'payBy',
    parse: parseChoice(Object.fromEntries(payWays.map((way) => [way, way])) as Record<PayWay, PayWay>),
  },
  repairs: { key: 'repairs', parse: parseWhole('repairs') },
  leave: { key: 'leaveAfter', parse: parseWhole('leave') },
  clause: { key: 'hasDiplomaticClause', parse: parseYes },
} as const satisfies Record<
  CalculatorField,
  { readonly key: keyof CalculationInput; readonly parse: (text: string) => Read<unknown> }
>;

const emptyColumn: CalculatorColumn = { values: {}, issues: [] };

/** The column after one field was filled in with a text, as the page's address has it; an empty text takes the value away. */
export function fillCalculatorField(
  column: CalculatorColumn,
  name: CalculatorField,
  text: string,
): CalculatorColumn {
  const typed = text.trim();
  const { key, parse } = readers[name];
  const { [key]: _earlier, ...values } = column.values;
  const issues = column.issues.filter((issue) => issue.name !== name);
  if (typed === '' && name !== 'rent') return { values, issues };
  const read: Read<unknown> = typed === '' ? { reason: 'missing' } : parse(typed);
  if ('value' in read) return { values: { ...values, [key]: read.value }, issues };
  return { values, issues: [...issues, { name, reason: read.reason, text: typed.slice(0, MAX_QUOTED) }] };
}

function parseColumn(query: URLSearchParams, suffix: '' | '2'): CalculatorColumn {
  return calculatorFields.reduce((column, name) => {
    const text = query.get(`${name}${suffix}`);
    return text === null ? column : fillCalculatorField(column, name, text);
  }, emptyColumn);
}

const hasColumn = (query: URLSearchParams, suffix: '' | '2'): boolean =>
  calculatorFields.some((name) => query.has(`${name}${suffix}`));

/**
 * Reads the page's query: rents in dollars as people type them. Fields that cannot be used are issues of their column;
 * other names are ignored. A comparison that has no values yet starts as a copy of the first column.
 */
export function parseCalculatorPage(query: URLSearchParams): CalculatorPage {
  const first = parseColumn(query, '');
  const compare = query.get(COMPARE);
  if (compare === 'no') return { first, second: null };
  if (hasColumn(query, '2')) return { first, second: parseColumn(query, '2') };
  return { first, second: compare === 'yes' ? { values: first.values, issues: [] } : null };
}

const formatDollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

function listFields({ values }: CalculatorColumn): [CalculatorField, string][] {
  const { monthlyRent, months, from, deposit, hasAgent, payBy, repairs, leaveAfter } = values;
  const fields: Record<CalculatorField, string | undefined> = {
    rent: monthlyRent === undefined ? undefined : formatDollars(monthlyRent),
    months: months?.toString(),
    from,
    deposit: deposit === 'free' ? deposit : undefined,
    agent: hasAgent ? 'yes' : undefined,
    pay: payBy === 'transfer' ? undefined : payBy,
    repairs: repairs?.toString(),
    leave: leaveAfter?.toString(),
    clause: values.hasDiplomaticClause ? 'yes' : undefined,
  };
  return calculatorFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]));
}

/** Writes the page's query, short: without what is as by default and without what cannot be used. */
export function serializeCalculatorPage({ first, second }: CalculatorPage): string {
  const query = new URLSearchParams(listFields(first));
  const others = second === null ? [] : listFields(second);
  for (const [name, value] of others) query.set(`${name}2`, value);
  if (second !== null && others.length === 0) query.set(COMPARE, 'yes');
  return query.toString();
}

/** The query as the page writes it when it can be read as a whole, else as it is; names of others stay, at its end. */
export function shortenCalculatorQuery(query: URLSearchParams): string {
  const page = parseCalculatorPage(query);
  if (page.first.issues.length > 0 || (page.second?.issues.length ?? 0) > 0) return query.toString();
  const names = new Set<string>([
    COMPARE,
    ...calculatorFields,
    ...calculatorFields.map((name) => `${name}2`),
  ]);
  const others = new URLSearchParams([...query].filter(([name]) => !names.has(name)));
  return [serializeCalculatorPage(page), others.toString()].filter((part) => part !== '').join('&');
}

/** What can be calculated of a column, or null while its rent is not known or a field is wrong. */
export function findCalculationInput({ values, issues }: CalculatorColumn): CalculationInput | null {
  const { monthlyRent, months = USUAL_MONTHS } = values;
  return monthlyRent === undefined || issues.length > 0 ? null : { ...values, monthlyRent, months };
}
