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
  if (deciding) {
    const does = deciding.inverted ? 'forbids' : 'allows';
    const reason = deciding.reason === undefined ? '' : `: ${deciding.reason}`;
    return { question, isAllowed, why: `Rule ${place(deciding)} ${does} it${reason || '.'}` };
  }
  const near = ability.rulesFor(action, typeOf(on), field).map(place);
  if (near.length === 0) return { question, isAllowed, why: 'No rule is about it.' };
  const places = near.sort((a, b) => a - b).join(', ');
  return { question, isAllowed, why: `Rule ${places}: of other rows, by its conditions.` };
}
