import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../repository.ts';

const runGit = (...arguments_: string[]) =>
  execFileSync('git', arguments_, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter((line) => line !== '');

/** Asks git which files differ between where a commit and this one parted and the working tree, those not yet added too; null when the commit is not known here. */
export function listChangedFiles(commit: string): string[] | null {
  try {
    const [base = commit] = runGit('merge-base', commit, 'HEAD');
    return [...runGit('diff', '--name-only', base), ...runGit('ls-files', '--others', '--exclude-standard')];
  } catch {
    return null;
  }
}
