import { type CompiledRules, checkRules, compileRules, type RuleColumn } from '@sewa/auth/rules';
import { makeSessionRules, type RuleSubject } from './makeRules.ts';
import type { Action, Subject } from './policy.ts';

/** Of which rows of a table something is asked. */
export interface PermittedRows {
  readonly action: Action;
  readonly subject: Subject;
  readonly columns: Readonly<Record<string, RuleColumn>>;
  /** Number of the first parameter. @default 1 */
  readonly firstParameter?: number;
}

/** Writes as SQL to which rows somebody may do something: those of which `hasPermission` is true. */
export const compilePermission = (actor: RuleSubject, requested: PermittedRows): CompiledRules =>
  compileRules({ ...requested, rules: checkRules(makeSessionRules(actor)) });
