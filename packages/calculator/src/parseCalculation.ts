import { type CalculationInput, payWays } from './Calculation.ts';
import { inputLimits } from './checkInput.ts';
import { isDay } from './days.ts';
import { countUsualRepairs, findUsualLeaving } from './usualInput.ts';

/** What is wrong with a field. */
export interface CalculationIssue {
  readonly name: string;
  readonly reason: string;
}

const deposits = ['usual', 'free'] as const;
const answers = ['true', 'false'] as const;

/** Reads the fields of a query one by one, and collects what is wrong with them. */
class QueryReader {
  readonly issues: CalculationIssue[] = [];
  readonly #query: URLSearchParams;

  constructor(query: URLSearchParams) {
    this.#query = query;
  }

  #read<Value>(name: string, find: (text: string) => Value | undefined, reason: string): Value | undefined {
    const text = this.#query.get(name);
    if (text === null) return undefined;
    const value = find(text);
    if (value === undefined) this.issues.push({ name, reason });
    return value;
  }

  number(name: keyof typeof inputLimits): number | undefined {
    const { least, most } = inputLimits[name];
    const find = (text: string) => {
      const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
      return value >= least && value <= most ? value : undefined;
    };
    return this.#read(name, find, `Enter a whole number from ${least} to ${most}.`);
  }

  requiredNumber(name: keyof typeof inputLimits): number | undefined {
    if (this.#query.has(name)) return this.number(name);
    const { least, most } = inputLimits[name];
    this.issues.push({ name, reason: `Required: enter a whole number from ${least} to ${most}.` });
    return undefined;
  }

  option<Option extends string>(name: string, options: readonly Option[]): Option | undefined {
    const find = (text: string) => options.find((option) => option === text);
    return this.#read(name, find, `Choose one of these: ${options.join(', ')}.`);
  }

  isTrue(name: string): boolean | undefined {
    const answer = this.option(name, answers);
    return answer && answer === 'true';
  }

  day(name: string): string | undefined {
    const find = (text: string) => (isDay(text) ? text : undefined);
    return this.#read(name, find, 'Enter a day from 1900 to 2199, like 2026-12-01.');
  }
}

/**
 * Reads a calculation from the query of `GET /api/calculator`. `monthlyRent` (cents) and `months` are required; parameters it does not
 * know are ignored, of a repeated one the first counts. Each field that cannot be used is an issue, and with any issue `input` is null.
 * `day` is the day of signing, null where the query names none. Never throws.
 */
export function parseCalculation(query: URLSearchParams): {
  readonly input: CalculationInput | null;
  readonly day: string | null;
  readonly issues: readonly CalculationIssue[];
} {
  const reader = new QueryReader(query);
  const monthlyRent = reader.requiredNumber('monthlyRent');
  const months = reader.requiredNumber('months');
  const optional = {
    from: reader.day('from'),
    deposit: reader.option('deposit', deposits),
    hasAgent: reader.isTrue('hasAgent'),
    payBy: reader.option('payBy', payWays),
    repairs: reader.number('repairs'),
    repairCap: reader.number('repairCap'),
    leaveAfter: reader.number('leaveAfter'),
    hasDiplomaticClause: reader.isTrue('hasDiplomaticClause'),
  };
  const day = reader.day('day') ?? null;
  const { issues } = reader;
  if (issues.length > 0 || monthlyRent === undefined || months === undefined)
    return { input: null, day, issues };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  return { input: { monthlyRent, months, ...Object.fromEntries(given) }, day, issues };
}

/** Writes a calculation as the query that `parseCalculation` reads, without what is as by default. */
export function serializeCalculation(input: CalculationInput): string {
  const { monthlyRent, months, from, deposit, hasAgent, payBy, repairs, repairCap, leaveAfter } = input;
  const isUsual = {
    deposit: deposit === 'usual',
    payBy: payBy === 'transfer',
    repairs: repairs === countUsualRepairs(months),
    leaveAfter: leaveAfter === findUsualLeaving(months),
  };
  const fields: Record<string, string | number | boolean | undefined> = {
    monthlyRent,
    months,
    from,
    deposit: isUsual.deposit ? undefined : deposit,
    hasAgent: hasAgent || undefined,
    payBy: isUsual.payBy ? undefined : payBy,
    repairs: isUsual.repairs ? undefined : repairs,
    repairCap,
    leaveAfter: isUsual.leaveAfter ? undefined : leaveAfter,
    hasDiplomaticClause: input.hasDiplomaticClause || undefined,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}
