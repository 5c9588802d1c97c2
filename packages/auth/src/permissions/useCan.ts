import { useCallback } from 'react';
import type { SubjectRow } from '../rules/createAbility.ts';
import { check } from './checkLog.ts';
import { useAbility } from './useAbility.ts';

/** Asks whether the person may: by type for menus, with `subject(type, row)` for pages. */
export type Ask<
  Action extends string = string,
  Subject extends string = string,
  Field extends string = string,
> = (action: Action, on: Subject | SubjectRow<Subject>, field?: Field) => boolean;

/** A function that asks the rules; until they are read it allows nothing. */
export function useCan(): Ask {
  const ability = useAbility();
  return useCallback((action, on, field) => check(ability, action, on, field), [ability]);
}
