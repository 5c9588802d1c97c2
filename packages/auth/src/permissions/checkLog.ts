import type { Ability, SubjectRow } from '../rules/createAbility.ts';

/** One question put to the rules. */
export interface Check {
  readonly ability: Ability;
  readonly action: string;
  readonly on: string | SubjectRow;
  readonly field: string | undefined;
  readonly isAllowed: boolean;
}

let recorder: ((check: Check) => void) | null = null;

/** Hands every check from now on to somebody who shows them, or with null to nobody. */
export function recordChecks(next: ((check: Check) => void) | null): void {
  recorder = next;
}

/** Asks the rules, of which nothing is known yet with null: then nothing is allowed. */
export function check(
  ability: Ability | null,
  action: string,
  on: string | SubjectRow,
  field?: string,
): boolean {
  if (!ability) return false;
  const isAllowed = ability.can(action, on, field);
  recorder?.({ ability, action, on, field, isAllowed });
  return isAllowed;
}
