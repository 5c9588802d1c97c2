import type { Conditions, FieldCondition, RuleValue } from './Rule.ts';

/** A row, as the fields that conditions name. */
type Row = Readonly<Record<string, unknown>>;

const read = (row: Row, field: string): unknown => (Object.hasOwn(row, field) ? (row[field] ?? null) : null);

const isOrdered = (value: unknown, holds: (value: number) => boolean): boolean =>
  typeof value === 'number' && holds(value);

const tests: Readonly<Record<string, (value: unknown, wanted: never) => boolean>> = {
  $eq: (value, wanted: RuleValue) => value === wanted,
  $ne: (value, wanted: RuleValue) => value !== wanted,
  $in: (value, wanted: readonly unknown[]) => wanted.includes(value),
  $nin: (value, wanted: readonly unknown[]) => !wanted.includes(value),
  $gt: (value, wanted: number) => isOrdered(value, (number) => number > wanted),
  $gte: (value, wanted: number) => isOrdered(value, (number) => number >= wanted),
  $lt: (value, wanted: number) => isOrdered(value, (number) => number < wanted),
  $lte: (value, wanted: number) => isOrdered(value, (number) => number <= wanted),
  $exists: (value, wanted: boolean) => (value !== null) === wanted,
};

function holds(value: unknown, condition: FieldCondition): boolean {
  if (typeof condition !== 'object') return value === condition;
  return Object.entries(condition).every(([name, wanted]) => tests[name]?.(value, wanted as never) ?? false);
}

/** Whether a row is as checked conditions say; a field that is missing is one that holds nothing. */
export function matchConditions(conditions: Conditions, row: Row): boolean {
  return Object.entries(conditions).every(([name, condition]) => {
    const inside = condition as readonly Conditions[];
    if (name === '$and') return inside.every((part) => matchConditions(part, row));
    if (name === '$or') return inside.some((part) => matchConditions(part, row));
    return holds(read(row, name), condition as FieldCondition);
  });
}
