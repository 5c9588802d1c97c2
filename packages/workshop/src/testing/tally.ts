import type { Need } from './meetNeeds.ts';

/** One test or check that failed, or one thing that went wrong where no test could say so. */
export interface Failure {
  name: string;
  message: string;
}

/** What commands found: tests by how they ended, and how many checks that are no tests (a linter, a compiler) came to an end. */
export interface Tally {
  passed: number;
  checks: number;
  failures: Failure[];
  /** Passed, but only when tried again. */
  flaky: string[];
}

/** What a command of a kind is given. */
export interface CommandContext {
  /** Where it leaves its own report. */
  rawFolder: string;
  environment: NodeJS.ProcessEnv;
  /** Only files whose path holds one of these are tested; all are without any. */
  filters: readonly string[];
  /** Whether everything runs, not only the core. */
  isWhole: boolean;
  /** How many files it may test at once. */
  workers: number;
}

/** One command of a kind of test; a throw counts as a failure of the kind. */
export type Command = (context: CommandContext) => Promise<Tally>;

/** One kind of test: its commands, what they need, and how many cores they keep busy. */
export interface Kind {
  name: string;
  needs: readonly Need[];
  cores: 1 | 2;
  /** Whether `npm test` runs it, or only `npm test -- --all`. */
  isCore: boolean;
  environment?: NodeJS.ProcessEnv;
  commands: readonly Command[];
}

/** The tally of nothing, with what is given. */
export const tallyOf = (part: Partial<Tally> = {}): Tally => ({
  passed: 0,
  checks: 0,
  failures: [],
  flaky: [],
  ...part,
});

/** Adds tallies up. */
export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  checks: tallies.reduce((sum, { checks }) => sum + checks, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  flaky: tallies.flatMap(({ flaky }) => flaky),
});
