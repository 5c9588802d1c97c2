import * as messages from '../messages.ts';
import type { Check } from '../permissions/checkLog.ts';

/** A check, told to people. */
export interface CheckLabels {
  /** `update Listing 7, field rent`. */
  readonly question: string;
  readonly isAllowed: boolean;
  /** The rule that decided, by its place in the list, or why none did. */
  readonly why: string;
}

const typeOf = (on: Check['on']): string => (typeof on === 'string' ? on : on.__caslSubjectType__);

function describeRow(on: Check['on']): string {
  if (typeof on === 'string') return on;
  return 'id' in on ? `${typeOf(on)} ${String(on.id)}` : `a ${typeOf(on)}`;
}

/** Says why somebody may or may not. */
export function describeCheck({ ability, action, on, field, isAllowed }: Check): CheckLabels {
  const place = (rule: { readonly origin: object }): number =>
    ability.rules.indexOf(rule.origin as never) + 1;
  const question = `${action} ${describeRow(on)}${field === undefined ? '' : `, field ${field}`}`;
  const deciding = ability.relevantRuleFor(action, on, field);
  if (deciding)
    return {
      question,
      isAllowed,
      why: messages.decidedByRule(place(deciding), deciding.inverted, deciding.reason),
    };
  const near = ability.rulesFor(action, typeOf(on), field).map(place);
  if (near.length === 0) return { question, isAllowed, why: messages.noRuleCovers };
  return { question, isAllowed, why: messages.otherRowsOnly(near.sort((a, b) => a - b)) };
}
