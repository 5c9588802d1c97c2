import type { Conditions, FieldCondition, RuleValue } from './Rule.ts';

/** A row, as the fields that conditions name. */
export type Row = Readonly<Record<string, unknown>>;

/** Whether a row is as conditions say. */
export type Matches = (row: Row) => boolean;

/** For each comparison, what tells whether it holds. No value wanted is `null` or `undefined`, so a missing field is nothing. */
const comparisons: Readonly<Record<string, (field: string, wanted: never) => Matches>> = {
  $eq: (field, wanted: RuleValue) => (row) => row[field] === wanted,
  $ne: (field, wanted: RuleValue) => (row) => row[field] !== wanted,
  $in: (field, wanted: readonly unknown[]) => {
    const values = new Set(wanted);
    return (row) => values.has(row[field]);
  },
  $nin: (field, wanted: readonly unknown[]) => {
    const values = new Set(wanted);
    return (row) => !values.has(row[field]);
  },
  $gt: (field, wanted: number) => (row) => {
    const value = row[field];
    return typeof value === 'number' && value > wanted;
  },
  $gte: (field, wanted: number) => (row) => {
    const value = row[field];
    return typeof value === 'number' && value >= wanted;
  },
  $lt: (field, wanted: number) => (row) => {
    const value = row[field];
    return typeof value === 'number' && value < wanted;
  },
  $lte: (field, wanted: number) => (row) => {
    const value = row[field];
    return typeof value === 'number' && value <= wanted;
  },
  $hasAny: (field, wanted: readonly string[]) => {
    const values = new Set<unknown>(wanted);
    return (row) => {
      const list = row[field];
      return Array.isArray(list) && list.some((value) => values.has(value));
    };
  },
  $exists: (field, wanted: boolean) => (row) => ((row[field] ?? null) !== null) === wanted,
};

const never: Matches = () => false;

/** All of some tests, or one of them; most often there is one or a pair. */
function join(parts: readonly Matches[], isAll: boolean): Matches {
  const [first = never, second, ...others] = parts;
  if (!second) return first;
  const rest = others.length > 0 ? join([second, ...others], isAll) : second;
  return isAll ? (row) => first(row) && rest(row) : (row) => first(row) || rest(row);
}

/** Names that every object has from elsewhere: a field called so is looked for on the row alone. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));
const emptyRow: Row = Object.freeze(Object.create(null));

function prepareField(field: string, condition: FieldCondition): Matches {
  const wanted = typeof condition === 'object' ? condition : { $eq: condition };
  const matches = join(
    Object.entries(wanted).map(([name, value]) => comparisons[name]?.(field, value as never) ?? never),
    true,
  );
  if (!inherited.has(field)) return matches;
  return (row) => matches(Object.hasOwn(row, field) ? row : emptyRow);
}

/**
 * Makes of checked conditions what tells whether a row is as they say; a field that is missing is one that holds nothing.
 * The row is a plain object.
 */
export function prepareConditions(conditions: Conditions): Matches {
  const parts = Object.entries(conditions).map(([name, condition]) => {
    if (name !== '$and' && name !== '$or') return prepareField(name, condition as FieldCondition);
    return join((condition as readonly Conditions[]).map(prepareConditions), name === '$and');
  });
  return join(parts, true);
}
