/** What fills a blank of an agreement. */
type BlankValue = string | number | boolean;

/** A clause of an agreement, in the words that are signed and in plain ones, with the names of blanks in curly brackets. */
export interface AgreementClause {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly plain: string;
  /** The blank that adds it, or null if it always stands. */
  readonly when: string | null;
}

const isYes = (value: BlankValue | undefined): boolean =>
  typeof value === 'string' ? value !== '' : typeof value === 'number' ? value > 0 : value === true;

function stands({ when }: AgreementClause, blanks: Readonly<Record<string, BlankValue>>): boolean {
  if (when === null) return true;
  if (when === 'charges') return isYes(blanks.furnitureCents) || isYes(blanks.serviceCents);
  if (when === 'utilitiesExcluded') return !isYes(blanks.utilitiesIncluded);
  if (when === 'noPets') return !isYes(blanks.pets);
  return isYes(blanks[when]);
}

/** The clauses that stand in an agreement, with their blanks filled; `format` writes the value of a blank. */
export function listClauses<Value extends BlankValue>(
  clauses: readonly AgreementClause[],
  blanks: Readonly<Record<string, Value>>,
  format: (name: string, value: Value) => string,
): Omit<AgreementClause, 'when'>[] {
  const fill = (words: string): string =>
    words.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = blanks[name];
      return value === undefined ? whole : format(name, value);
    });
  return clauses
    .filter((clause) => stands(clause, blanks))
    .map(({ id, title, words, plain }) => ({
      id,
      title: fill(title),
      words: fill(words),
      plain: fill(plain),
    }));
}
