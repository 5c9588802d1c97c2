export { checkRules, RuleError } from './rules/checkRules.ts';
export {
  type CompiledRules,
  compileRules,
  type RuleColumn,
  type RuleQuestion,
  type TextsColumn,
  type ValueColumn,
} from './rules/compileRules.ts';
export { type Ability, createAbility, type SubjectRow, subject } from './rules/createAbility.ts';
export type { Conditions, FieldCondition, Rule, RuleValue } from './rules/Rule.ts';
