import type { Conditions, Rule, RuleValue } from './Rule.ts';

/** A rule that is not in the format: the message names its place in the list, the part of it and the reason. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}

type Fail = (part: string, reason: string) => never;

const parts = ['action', 'subject', 'conditions', 'fields', 'inverted', 'reason'];
const fieldName = /^[a-z][\w]*$/i;
const MAX_LEVELS = 8;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What PostgreSQL does not keep in text: half a character, and NUL. */
const unkept = /\p{Surrogate}|\0/u;

/** Whether rules may compare with a value: one that a list and a check find alike. */
const isValue = (value: unknown): value is RuleValue =>
  typeof value === 'boolean' || Number.isFinite(value) || (typeof value === 'string' && !unkept.test(value));

const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isValues = (value: unknown): boolean => Array.isArray(value) && value.every(isValue);
const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string' && isValue(text));

/** Every comparison there is, with what it takes. */
const comparisons: Readonly<Record<string, { takes: (value: unknown) => boolean; wanted: string }>> = {
  $eq: { takes: isValue, wanted: 'text, a number or true or false' },
  $ne: { takes: isValue, wanted: 'text, a number or true or false' },
  $in: { takes: isValues, wanted: 'a list of text, numbers, true or false' },
  $nin: { takes: isValues, wanted: 'a list of text, numbers, true or false' },
  $gt: { takes: isNumber, wanted: 'a number' },
  $gte: { takes: isNumber, wanted: 'a number' },
  $lt: { takes: isNumber, wanted: 'a number' },
  $lte: { takes: isNumber, wanted: 'a number' },
  $hasAny: { takes: isTexts, wanted: 'a list of text' },
  $exists: { takes: (value) => typeof value === 'boolean', wanted: 'true or false' },
};

function checkField(condition: unknown, place: string, fail: Fail): void {
  if (isValue(condition)) return;
  if (!isRecord(condition)) fail(place, 'is not text, a number, true, false or a comparison');
  const entries = Object.entries(condition);
  if (entries.length === 0) fail(place, 'compares with nothing');
  for (const [name, value] of entries) {
    const comparison = Object.hasOwn(comparisons, name) ? comparisons[name] : undefined;
    if (!comparison) fail(`${place}.${name}`, 'is no comparison');
    if (!comparison.takes(value)) fail(`${place}.${name}`, `is not ${comparison.wanted}`);
  }
}

function checkConditions(conditions: unknown, place: string, level: number, fail: Fail): void {
  if (!isRecord(conditions)) fail(place, 'is not an object');
  const entries = Object.entries(conditions);
  if (entries.length === 0) fail(place, 'is empty: leave it out to mean every row');
  if (level > MAX_LEVELS) fail(place, `is more than ${MAX_LEVELS} levels deep`);
  for (const [name, condition] of entries) {
    const inside = `${place}.${name}`;
    if (name === '$and' || name === '$or') {
      if (!Array.isArray(condition) || condition.length === 0) fail(inside, 'is not a list of conditions');
      for (const [index, part] of condition.entries())
        checkConditions(part, `${inside}[${index}]`, level + 1, fail);
    } else if (fieldName.test(name)) checkField(condition, inside, fail);
    else fail(inside, 'is no name of a field and no comparison');
  }
}

/** Whether an empty list stands in conditions where it would let everything through: in `$nin`, or anywhere when they forbid. */
function findsEverything(conditions: Conditions, isInverted: boolean): boolean {
  return Object.values(conditions).some((condition) => {
    if (Array.isArray(condition)) return condition.some((part) => findsEverything(part, isInverted));
    const { $in, $nin, $hasAny } = Object(condition);
    return $nin?.length === 0 || (isInverted && ($in?.length === 0 || $hasAny?.length === 0));
  });
}

const isName = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((name) => isName(name));

function checkRule(rule: unknown, fail: Fail): void {
  if (!isRecord(rule)) fail('it', 'is not an object');
  const unknown = Object.keys(rule).find((name) => !parts.includes(name));
  if (unknown !== undefined) fail(unknown, 'is no part of a rule');
  for (const name of ['action', 'subject'] as const)
    if (!isName(rule[name]) && !isNames(rule[name])) fail(name, 'is not a name or a list of names');
  const isInverted = rule.inverted ?? false;
  if (typeof isInverted !== 'boolean') fail('inverted', 'is not true or false');
  if (rule.reason !== undefined && typeof rule.reason !== 'string') fail('reason', 'is not text');
  if (
    'fields' in rule &&
    !(isNames(rule.fields) && (rule.fields as string[]).every((name) => fieldName.test(name)))
  )
    fail('fields', 'is not a list of names of fields');
  if (!('conditions' in rule)) return;
  checkConditions(rule.conditions, 'conditions', 1, fail);
  if (findsEverything(rule.conditions as Conditions, isInverted === true))
    fail('conditions', 'has an empty list, which lets everything through');
}

/**
 * Checks rules from outside, or rules just made: on the server before they are sent and in the browser before they are obeyed.
 * What CASL would pass over in silence and so grant is refused: unknown comparisons, values that are missing, empty
 * conditions. Throws `RuleError`.
 */
export function checkRules(rules: unknown): readonly Rule[] {
  if (!Array.isArray(rules)) throw new RuleError('Rules are a list.');
  for (const [index, rule] of rules.entries())
    checkRule(rule, (part, reason) => {
      throw new RuleError(`Rule ${index + 1}: ${part} ${reason}.`);
    });
  return rules;
}
