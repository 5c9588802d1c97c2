import type { HouseRules } from '@sewa/api/client';
import * as messages from './messages.ts';

/** The house rules that were stated, each with its name. */
export function listHouseRules(rules: HouseRules): readonly (readonly [name: string, value: string])[] {
  const { minMonths, maxOccupants, pets, smoking, visitors, cooking, notes } = rules;
  const { allowance, cookingRule, field } = messages;
  const lines: readonly (readonly [name: string, value: string | null | undefined])[] = [
    [field.minMonths, minMonths ? messages.months(minMonths) : null],
    [field.maxOccupants, maxOccupants ? messages.people(maxOccupants) : null],
    [field.pets, pets && allowance[pets]],
    [field.smoking, smoking && allowance[smoking]],
    [field.visitors, visitors && allowance[visitors]],
    [field.cooking, cooking && cookingRule[cooking]],
    [field.notes, notes],
  ];
  return lines.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
