import { createAbility, subject } from '@sewa/auth/rules';
import { HttpError } from '../http/HttpError.ts';
import { makeSessionRules, type RuleSubject } from './makeRules.ts';
import type { Action, Subject } from './policy.ts';

/** Whether the user may do this to a row; `row` has the fields the policy's conditions use. */
export const hasPermission = (
  actor: RuleSubject,
  action: Action,
  type: Subject,
  row: Readonly<Record<string, unknown>>,
): boolean => createAbility(makeSessionRules(actor)).can(action, subject(type, { ...row }));

/** Throws if the user may not do this to a row. */
export function requirePermission(
  actor: RuleSubject,
  action: Action,
  type: Subject,
  row: Readonly<Record<string, unknown>>,
): void {
  if (!hasPermission(actor, action, type, row)) throw new HttpError('not-allowed');
}
