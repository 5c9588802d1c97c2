import { checkRules, RuleError } from './checkRules.ts';
import {
  anyAction,
  anySubject,
  asList,
  type Conditions,
  type FieldCondition,
  type Rule,
  type RuleValue,
} from './Rule.ts';

/** A column that holds one value, as its SQL, for example `l.user_id`, and what it holds. */
export interface ValueColumn {
  readonly sql: string;
  /** What it holds. An `integer` is compared with whole numbers, so that an index of it serves. */
  readonly type: 'text' | 'integer' | 'number' | 'boolean';
}

/** A field that holds several texts, each in a column of its own, such as the parties of an enquiry; none: it is always empty. */
export interface TextsColumn {
  readonly sql: readonly string[];
  readonly type: 'texts';
}

/** A column that rules may name: its SQL, and what it holds. */
export type RuleColumn = ValueColumn | TextsColumn;

/** What is asked of the rules, and of which table. */
export interface RuleQuestion {
  readonly rules: readonly Rule[];
  readonly action: string;
  /** The type of the rows. */
  readonly subject: string;
  /** The field of the rows that is asked about, when only one is. */
  readonly field?: string;
  /** The fields that rules may name, and their columns. */
  readonly columns: Readonly<Record<string, RuleColumn>>;
  /** Number of the first parameter. @default 1 */
  readonly firstParameter?: number;
}

/** A condition in SQL with the values of its parameters. */
export interface CompiledRules {
  readonly text: string;
  readonly values: readonly (RuleValue | readonly RuleValue[])[];
}

const casts = { text: 'text', integer: 'bigint', number: 'numeric', boolean: 'boolean' } as const;
const orders: Readonly<Record<string, string>> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' };

const fits: Readonly<Record<ValueColumn['type'], (value: RuleValue) => boolean>> = {
  text: (value) => typeof value === 'string',
  integer: (value) => Number.isSafeInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
};

function isConcerned({ action, subject, inverted, fields }: Rule, requested: RuleQuestion): boolean {
  const actions = asList(action);
  const subjects = asList(subject);
  if (!actions.includes(requested.action) && !actions.includes(anyAction)) return false;
  if (!subjects.includes(requested.subject) && !subjects.includes(anySubject)) return false;
  if (!fields) return true;
  return requested.field === undefined ? !inverted : fields.includes(requested.field);
}

/**
 * Writes as SQL which rows of a table somebody may do something to: true for exactly the rows of which `can()` is true. Only
 * the columns given are named, every value is a parameter. Throws `RuleError` for a rule out of the format, one about a
 * field without a column, and one that compares a column with another kind of value.
 */
export function compileRules(requested: RuleQuestion): CompiledRules {
  const values: (RuleValue | readonly RuleValue[])[] = [];
  const put = (value: RuleValue | readonly RuleValue[]): string => {
    values.push(value);
    return `$${(requested.firstParameter ?? 1) + values.length - 1}`;
  };

  function compileTexts(field: string, { sql }: TextsColumn, name: string, wanted: unknown): string {
    if (name !== '$hasAny') throw new RuleError(`A rule compares ${field}, which holds texts, with ${name}.`);
    if (sql.length === 0) return 'false';
    const parameter = `${put(wanted as readonly string[])}::text[]`;
    return `(${sql.map((column) => `${column} = any(${parameter})`).join(' or ')})`;
  }

  function compileComparison(field: string, column: RuleColumn, name: string, wanted: unknown): string {
    if (column.type === 'texts') return compileTexts(field, column, name, wanted);
    const { sql, type } = column;
    if (name === '$hasAny') throw new RuleError(`A rule looks for texts in ${field}, which holds ${type}.`);
    if (name === '$exists') return `${sql} is ${wanted ? 'not ' : ''}null`;
    const odd = asList(wanted as RuleValue).find((value) => !fits[type](value));
    if (odd !== undefined)
      throw new RuleError(`A rule compares ${field}, which holds ${type}, with ${JSON.stringify(odd)}.`);
    const isMany = name === '$in' || name === '$nin';
    const parameter = `${put(wanted as RuleValue)}::${casts[type]}${isMany ? '[]' : ''}`;
    if (name === '$in') return `${sql} = any(${parameter})`;
    if (name === '$nin') return `(${sql} = any(${parameter})) is not true`;
    if (name === '$ne') return `${sql} is distinct from ${parameter}`;
    return `${sql} ${orders[name] ?? '='} ${parameter}`;
  }

  function compileField(field: string, condition: FieldCondition): string[] {
    const column = Object.hasOwn(requested.columns, field) ? requested.columns[field] : undefined;
    if (!column) throw new RuleError(`A rule names ${field}, which is no column of ${requested.subject}.`);
    const comparisons = typeof condition === 'object' ? condition : { $eq: condition };
    return Object.entries(comparisons).map(([name, wanted]) =>
      compileComparison(field, column, name, wanted),
    );
  }

  function compileConditions(conditions: Conditions): string {
    const all = Object.entries(conditions).flatMap(([name, condition]) => {
      if (name !== '$and' && name !== '$or') return compileField(name, condition as FieldCondition);
      const inside = (condition as readonly Conditions[]).map(compileConditions);
      return [`(${inside.join(name === '$and' ? ' and ' : ' or ')})`];
    });
    return all.length === 1 ? (all[0] ?? '') : `(${all.join(' and ')})`;
  }

  const rules = checkRules(requested.rules).filter((rule) => isConcerned(rule, requested));
  // What stands before the last rule about all rows decides nothing any more.
  const last = rules.findLastIndex(({ conditions }) => conditions === undefined);
  let text = last >= 0 && !rules[last]?.inverted ? 'true' : 'false';
  for (const { conditions, inverted } of rules.slice(last + 1)) {
    if (conditions === undefined) continue;
    if (text === (inverted ? 'false' : 'true')) continue;
    const found = compileConditions(conditions);
    // A comparison with nothing is neither true nor false to SQL; to a rule it does not hold.
    if (inverted) text = text === 'true' ? `(${found}) is not true` : `(${text} and (${found}) is not true)`;
    else text = text === 'false' ? found : `(${text} or ${found})`;
  }
  return { text, values };
}
