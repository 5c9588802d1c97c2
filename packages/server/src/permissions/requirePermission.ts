import { createAbility, subject } from '@sewa/auth/rules';
import { RefusedError } from '../http/RefusedError.ts';
import { makeSessionRules, type RuleHolder } from './makeRules.ts';
import type { Action, Subject } from './policy.ts';

/** Throws when somebody may not do this to this row; `row` names what the policy's conditions ask for. */
export function requirePermission(
  holder: RuleHolder,
  action: Action,
  type: Subject,
  row: Readonly<Record<string, unknown>>,
): void {
  const ability = createAbility(makeSessionRules(holder));
  if (!ability.can(action, subject(type, { ...row }))) throw new RefusedError('not-allowed');
}
