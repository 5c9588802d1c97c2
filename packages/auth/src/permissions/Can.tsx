import type { ReactNode } from 'react';
import { type SubjectRow, subject as subjectOf } from '../rules/createAbility.ts';
import { check } from './checkLog.ts';
import { useAbility } from './useAbility.ts';

/** Props of `Can`. */
export interface CanProps<
  Action extends string = string,
  Subject extends string = string,
  Field extends string = string,
> {
  /** What would be done. */
  readonly action: Action;
  /** The type of what it would be done to. Without a row it is asked whether some row may be; that is for menus. */
  readonly subject: Subject;
  /** The row it would be done to; while it is not there, nothing is drawn. */
  readonly row?: object | null | undefined;
  /** The field of it that is asked about. */
  readonly field?: Field;
  /**
   * Draws for whoever may not.
   * @default false
   */
  readonly not?: boolean;
  /** Drawn for the others. */
  readonly fallback?: ReactNode;
  readonly children?: ReactNode;
}

/** The row with its type; the caller's own object is left as it is. */
const withType = (type: string, row: object): SubjectRow =>
  '__caslSubjectType__' in row ? subjectOf(type, row) : subjectOf(type, { ...row });

/** Draws its children for whoever may do something; while the rules are being read, nothing. */
export function Can(props: CanProps): ReactNode {
  const { action, subject, row, field, not = false, fallback = null, children } = props;
  const ability = useAbility();
  if (!ability || ('row' in props && !row)) return null;
  const isAllowed = check(ability, action, row ? withType(subject, row) : subject, field);
  return isAllowed === not ? fallback : children;
}
