import { listKinds } from './kinds.ts';

/** What `npm test` was asked to run, or the sentence that says why it cannot. */
export interface TestRequest {
  /** The kinds that were named; none means all. */
  names: string[];
  /** Whether no cached result is used. */
  isFresh: boolean;
  /** Whether everything runs as wide as it can. */
  isWhole: boolean;
  problem: string | null;
}

/** Reads the words after `npm test --`: names of kinds, `--fresh`, `--all`. */
export function parseTestArguments(arguments_: readonly string[]): TestRequest {
  const names = arguments_.filter((word) => !word.startsWith('--'));
  const flags = arguments_.filter((word) => word.startsWith('--'));
  const known = listKinds().map(({ name }) => name);
  const unknownFlag = flags.find((flag) => !['--fresh', '--all'].includes(flag));
  const unknownName = names.find((name) => !known.includes(name));
  let problem: string | null = null;
  if (unknownFlag !== undefined) problem = `There is no option ${unknownFlag}; there are --fresh and --all.`;
  if (unknownName !== undefined)
    problem = `There is no kind of test "${unknownName}". The kinds are: ${known.join(', ')}.`;
  return { names, isFresh: flags.includes('--fresh'), isWhole: flags.includes('--all'), problem };
}
