/** Id of the form that the boxes 'Compare' belong to. */
export const compareFormId = 'compare';

/** Id of the table of the homes that are compared. */
export const comparisonId = 'comparison';

/** How many homes stand side by side at most. */
export const MAX_COMPARED = 4;

/** Ids of the homes that an address asks to compare: known ones, each once, four at most. */
export function parseCompared(params: URLSearchParams, known: readonly string[]): string[] {
  const requested = params.getAll('compare').flatMap((part) => part.split(','));
  return [...new Set(requested)].filter((id) => known.includes(id)).slice(0, MAX_COMPARED);
}
