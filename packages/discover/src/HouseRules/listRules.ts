import type { HouseRules } from '@sewa/api/client';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** One house rule in words. */
export interface Rule {
  readonly name: string;
  readonly value: string;
}

/** The house rules that are stated, in words. */
export function listRules({ minMonths, maxOccupants, cooking, ...rest }: HouseRules): readonly Rule[] {
  const { ruleName, ruleValue } = common;
  const allowances = (['pets', 'smoking', 'visitors'] as const).flatMap((name) => {
    const allowance = rest[name];
    return allowance ? [{ name: ruleName[name], value: ruleValue[allowance] }] : [];
  });
  return [
    ...(minMonths ? [{ name: ruleName.minMonths, value: messages.ruleMonths(minMonths) }] : []),
    ...(maxOccupants ? [{ name: ruleName.maxOccupants, value: String(maxOccupants) }] : []),
    ...(cooking ? [{ name: ruleName.cooking, value: ruleValue[cooking] }] : []),
    ...allowances,
  ];
}
