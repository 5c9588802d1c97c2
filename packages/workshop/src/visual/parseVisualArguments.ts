/** What `npm run visual` was asked to do. */
export interface VisualRequest {
  /** The component or story whose pictures of the last run become the baselines; nothing is run then. */
  accepts: string | null;
  /** Whether the baselines are drawn anew instead of compared. */
  isUpdating: boolean;
  /** Only stories whose file's path holds one of these run; all run without. */
  filters: string[];
  /** Whatever else is handed to Vitest as it stands. */
  options: string[];
}

/** Reads the words after `npm run visual --`; throws when `--accept` names nothing. */
export function parseVisualArguments(
  arguments_: readonly string[],
  usual: readonly string[] = [],
): VisualRequest {
  const left = [...arguments_];
  const request: VisualRequest = { accepts: null, isUpdating: false, filters: [], options: [] };
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--update' || word === '-u') request.isUpdating = true;
    else if (word === '--accept') request.accepts = left.shift() ?? '';
    else if (word.startsWith('--accept=')) request.accepts = word.slice('--accept='.length);
    else if (word.startsWith('-')) request.options.push(word);
    else request.filters.push(word);
  }
  if (request.accepts === '')
    throw new Error('Say whose pictures to accept, as in `npm run visual -- --accept Button`.');
  if (request.filters.length === 0) request.filters.push(...usual);
  return request;
}
