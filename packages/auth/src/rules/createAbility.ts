import { Ability as CaslAbility, type ForcedSubject, subject } from '@casl/ability';
import { checkRules } from './checkRules.ts';
import { type Matches, prepareConditions, type Row } from './prepareConditions.ts';
import { anyAction, anySubject, type Conditions } from './Rule.ts';

export { subject };

/** A row that says of which type it is: what `subject('Listing', row)` returns. */
export type SubjectRow<Type extends string = string> = ForcedSubject<Type>;

/**
 * Asks rules. `can('update', 'Listing')` is true when some listing may be updated, and is for menus; pages and the API ask
 * with the row: `can('update', subject('Listing', row))`.
 */
export type Ability = CaslAbility<[string, string | SubjectRow], Conditions>;

const typedAbility = CaslAbility<[string, string | SubjectRow], Conditions>;

function findTypeOf(row: Partial<SubjectRow> | null | undefined): string {
  const type = row?.__caslSubjectType__;
  if (typeof type !== 'string')
    throw new TypeError("A row is asked about with its type: can('read', subject('Listing', row)).");
  return type;
}

/** A row as the fields of its own: what it inherits is not looked at. */
function getOwnFields(row: object & { readonly __proto__?: unknown }): Row {
  // biome-ignore lint/suspicious/noProto: read from the row's shape; with a call of getPrototypeOf for each row 10,000 checks took a sixth longer
  const isPlain = row.__proto__ === Object.prototype || Object.getPrototypeOf(row) === null;
  return (isPlain ? row : { ...row }) as Row;
}

const always: Matches = () => true;
const never: Matches = () => false;

/** One question as it was asked last, and what answers it for a row. */
interface Question {
  readonly action: string;
  readonly type: string;
  readonly field: string | undefined;
  readonly decide: Matches;
}

/** Checks what is about to be read, and copies what CASL would change. */
const getRules = (rules: unknown) =>
  checkRules(rules).map(({ fields, ...rule }) => ({ ...rule, ...(fields && { fields: [...fields] }) }));

/** Asks CASL by type, and rows by what was made of the rules once: lists are asked row by row. */
class RowAbility extends typedAbility {
  #last: Question | null = null;
  readonly #questions = new Map<string, Question>();

  override can(action: string, on: string | SubjectRow, field?: string): boolean {
    if (typeof on === 'string') return super.can(action, on, field);
    const type = findTypeOf(on);
    let requested = this.#last;
    if (!requested || requested.action !== action || requested.type !== type || requested.field !== field) {
      requested = this.#find(action, type, field);
      this.#last = requested;
    }
    return requested.decide(getOwnFields(on));
  }

  override update(rules: unknown): this {
    this.#last = null;
    this.#questions.clear();
    return super.update(getRules(rules) as never);
  }

  #find(action: string, type: string, field: string | undefined): Question {
    const name = JSON.stringify([action, type, field]);
    const known = this.#questions.get(name);
    if (known) return known;
    const decide = this.rulesFor(action, type, field).reduceRight<Matches>((rest, rule) => {
      const matches = rule.conditions ? prepareConditions(rule.conditions) : always;
      if (rule.inverted) return (row) => !matches(row) && rest(row);
      return rest === never ? matches : (row) => matches(row) || rest(row);
    }, never);
    const question = { action, type, field, decide };
    this.#questions.set(name, question);
    return question;
  }
}

/** Reads rules, after checking them; a row that does not say of which type it is throws a `TypeError`. */
export function createAbility(rules: unknown): Ability {
  return new RowAbility(getRules(rules) as never, {
    anyAction,
    anySubjectType: anySubject,
    conditionsMatcher: (conditions) => {
      const matches = prepareConditions(conditions);
      return (row: object) => matches(getOwnFields(row));
    },
    fieldMatcher: (fields) => (field) => fields.includes(field),
    detectSubjectType: findTypeOf,
  });
}
