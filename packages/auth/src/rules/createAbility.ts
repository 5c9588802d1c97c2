import { Ability as CaslAbility, type ForcedSubject, subject } from '@casl/ability';
import { checkRules } from './checkRules.ts';
import { matchConditions } from './matchConditions.ts';
import { anyAction, anySubject, type Conditions } from './Rule.ts';

export { subject };

/** A row that says of which type it is: what `subject('Listing', row)` returns. */
export type SubjectRow = ForcedSubject<string>;

/**
 * Asks rules. `can('update', 'Listing')` is true when some listing may be updated, and is for menus; pages and the API ask
 * with the row: `can('update', subject('Listing', row))`.
 */
export type Ability = CaslAbility<[string, string | SubjectRow], Conditions>;

/** Reads rules, after checking them; a row that does not say of which type it is throws a `TypeError`. */
export function createAbility(rules: unknown): Ability {
  const checked = checkRules(rules).map(({ fields, ...rule }) => ({
    ...rule,
    ...(fields && { fields: [...fields] }),
  }));
  return new CaslAbility<[string, string | SubjectRow], Conditions>(checked as never, {
    anyAction,
    anySubjectType: anySubject,
    conditionsMatcher: (conditions) => (row: Readonly<Record<string, unknown>>) =>
      matchConditions(conditions, row),
    fieldMatcher: (fields) => (field) => fields.includes(field),
    detectSubjectType(row) {
      const { __caslSubjectType__: type } = Object(row);
      if (typeof type !== 'string')
        throw new TypeError("A row is asked about with its type: can('read', subject('Listing', row)).");
      return type;
    },
  });
}
