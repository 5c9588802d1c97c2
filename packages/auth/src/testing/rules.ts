import type { PermissionRule } from '@sewa/api/client';
import { checkRules } from '../rules/checkRules.ts';
import type { Conditions } from '../rules/Rule.ts';

/** Makes a rule that allows; the rows it concerns may be narrowed by conditions. Throws `RuleError` like `checkRules`. */
export function allow(action: string, subject: string, conditions?: Conditions): PermissionRule {
  const rule = { action, subject, ...(conditions && { conditions }) };
  checkRules([rule]);
  return rule;
}

/** Makes a rule that forbids, for a reason. Throws `RuleError` like `checkRules`. */
export function forbid(
  action: string,
  subject: string,
  conditions?: Conditions,
  reason?: string,
): PermissionRule {
  const rule = { ...allow(action, subject), inverted: true, ...(conditions && { conditions }) };
  const whole = reason === undefined ? rule : { ...rule, reason };
  checkRules([whole]);
  return whole;
}
