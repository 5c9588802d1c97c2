import { createAbility, subject } from '@sewa/auth/rules';
import { HttpError } from '../http/HttpError.ts';
import { makeSessionRules, type RuleSubject } from './makeRules.ts';
import type { Action, Subject } from './policy.ts';

/** Throws when somebody may not do this to this row; `row` names what the policy's conditions ask for. */
export function requirePermission(
  actor: RuleSubject,
  action: Action,
  type: Subject,
  row: Readonly<Record<string, unknown>>,
): void {
  const ability = createAbility(makeSessionRules(actor));
  if (!ability.can(action, subject(type, { ...row }))) throw new HttpError('not-allowed');
}
