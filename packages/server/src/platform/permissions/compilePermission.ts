import { type CompiledRules, checkRules, compileRules, type RuleColumn } from '@sewa/auth/rules';
import { makeSessionRules, type RuleSubject } from './makeRules.ts';
import type { Action, Subject } from './policy.ts';

/** The rows of a table to check permissions for. */
export interface PermittedRows {
  readonly action: Action;
  readonly subject: Subject;
  readonly columns: Readonly<Record<string, RuleColumn>>;
  /** Number of the first SQL parameter. @default 1 */
  readonly firstParameter?: number;
}

/** Compiles permission rules to an SQL condition: it holds for the rows for which `hasPermission` is true. */
export const compilePermission = (actor: RuleSubject, requested: PermittedRows): CompiledRules =>
  compileRules({ ...requested, rules: checkRules(makeSessionRules(actor)) });
