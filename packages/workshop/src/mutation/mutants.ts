/** One change of the source, and what the tests made of it: the part of Stryker's result that is shown. */
export interface Mutant {
  fileName: string;
  location: { start: { line: number; column: number } };
  mutatorName: string;
  replacement?: string | undefined;
  status: string;
}

const killed = ['Killed', 'Timeout'];
const survivingStates = ['Survived', 'NoCoverage'];

/** How many mutants the tests noticed, of how many that could be run. */
export interface Share {
  killed: number;
  all: number;
  percent: number;
}

/** Counts the mutants; those that could not be compiled or run say nothing about the tests. */
export function countKilled(mutants: readonly Mutant[]): Share {
  const dead = mutants.filter(({ status }) => killed.includes(status)).length;
  const all = dead + mutants.filter(({ status }) => survivingStates.includes(status)).length;
  return { killed: dead, all, percent: all === 0 ? 0 : (dead / all) * 100 };
}

/** Names each mutant no test noticed, one a line, in the order of the source. */
export function listSurvivors(mutants: readonly Mutant[]): string[] {
  return mutants
    .filter(({ status }) => survivingStates.includes(status))
    .toSorted(
      (a, b) =>
        a.fileName.localeCompare(b.fileName, 'en') ||
        a.location.start.line - b.location.start.line ||
        a.location.start.column - b.location.start.column,
    )
    .map(({ fileName, location: { start }, mutatorName, replacement = '', status }) => {
      const end = status === 'NoCoverage' ? 'no test runs it' : 'survived';
      const text = replacement.replaceAll(/\s+/g, ' ');
      return `${fileName}:${start.line}:${start.column} ${mutatorName} ${end}: ${text}`;
    });
}

/** Says in one line how many were killed and, where there is one, the share that is wanted. */
export function describeShare(folder: string, share: Share, leastKilled: number | null): string {
  const percent = (Math.floor(share.percent * 10) / 10).toFixed(1);
  const wanted = leastKilled === null ? '' : `; at least ${leastKilled} % are wanted`;
  return `${folder}: ${percent} % killed (${share.killed} of ${share.all})${wanted}`;
}

/** Whether enough were killed; where nothing could be mutated nothing is proven. */
export function isEnough(share: Share, leastKilled: number | null): boolean {
  return share.all > 0 && share.percent >= (leastKilled ?? 0);
}
