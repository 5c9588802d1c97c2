import { createAbility, subject } from '@sewa/auth/rules';
import { HttpError } from '../http/HttpError.ts';
import { makeSessionRules, type RuleSubject } from './makeRules.ts';
import type { Action, Subject } from './policy.ts';

/** Whether somebody may do this to this row; `row` names what the policy's conditions ask for. */
export const hasPermission = (
  actor: RuleSubject,
  action: Action,
  type: Subject,
  row: Readonly<Record<string, unknown>>,
): boolean => createAbility(makeSessionRules(actor)).can(action, subject(type, { ...row }));

/** Throws when somebody may not do this to this row. */
export function requirePermission(
  actor: RuleSubject,
  action: Action,
  type: Subject,
  row: Readonly<Record<string, unknown>>,
): void {
  if (!hasPermission(actor, action, type, row)) throw new HttpError('not-allowed');
}
