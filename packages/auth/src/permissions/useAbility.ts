import { useRoute } from '@sewa/api/swr';
import { type Ability, createAbility } from '../rules/createAbility.ts';

const abilities = new WeakMap<readonly object[], Ability>();
const nothing = createAbility([]);

function getAbility(rules: readonly object[]): Ability {
  const known = abilities.get(rules);
  if (known) return known;
  const ability = createAbility(rules);
  abilities.set(rules, ability);
  return ability;
}

/**
 * What the person may do, read once for all components from the one cache; null while the rules are being read. Where they
 * cannot be had nothing is allowed.
 */
export function useAbility(): Ability | null {
  const { data: rules, error } = useRoute('permissions', {}, { isErrorReturned: true });
  if (rules) return getAbility(rules);
  return error ? nothing : null;
}
