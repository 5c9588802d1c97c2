/** Id of the form that the boxes 'Compare' belong to. */
export const compareFormId = 'compare';

/** How many homes stand side by side at most. */
export const mostCompared = 4;

/** Ids of the homes that an address asks to compare: known ones, each once, four at most. */
export function readCompared(params: URLSearchParams, known: readonly string[]): string[] {
  const asked = params.getAll('compare').flatMap((part) => part.split(','));
  return [...new Set(asked)].filter((id) => known.includes(id)).slice(0, mostCompared);
}
