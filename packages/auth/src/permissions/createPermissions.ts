import type { ReactNode } from 'react';
import type { SubjectRow } from '../rules/createAbility.ts';
import { Can, type CanProps } from './Can.tsx';
import { type Ask, useCan } from './useCan.ts';

/** What pages ask permissions with; it knows the names of one product. */
export interface Permissions<Action extends string, Subject extends string, Field extends string> {
  /** Draws its children for whoever may do something. */
  readonly Can: (props: CanProps<Action, Subject, Field>) => ReactNode;
  /** A function that asks: by type for menus, with `subject(type, row)` for pages. */
  readonly useCan: () => Ask<Action, Subject, Field>;
  /** Those of some fields that the person may do something to, in their order. */
  readonly useFields: <Name extends Field>(
    action: Action,
    on: Subject | SubjectRow<Subject>,
    fields: readonly Name[],
  ) => Name[];
}

function useFields<Name extends string>(
  action: string,
  on: string | SubjectRow,
  fields: readonly Name[],
): Name[] {
  const can = useCan();
  return fields.filter((field) => can(action, on, field));
}

const permissions: Permissions<string, string, string> = { Can, useCan, useFields };

/**
 * Makes what pages ask permissions with, for the actions, subjects and fields a product has: a name that is misspelt is
 * then an error of its types.
 */
export function createPermissions<
  Action extends string = string,
  Subject extends string = string,
  Field extends string = string,
>(): Permissions<Action, Subject, Field> {
  return permissions;
}
