import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../repository.ts';

/** Why a run compares every view, or that it compares only light at one width. */
export type ViewChoice = { isFull: boolean; reason: string };

/** What the choice is made from. */
export type ViewWish = {
  /** `full` or `quick` decides by itself. */
  asked: string | undefined;
  /** The commit before the push. */
  changedSince: string | undefined;
  isCi: boolean;
  isUpdating: boolean;
};

/** Lists the files that differ from a commit, or null when the commit is not known here. */
export type ListChanged = (commit: string) => string[] | null;

const lookFolders = /^(tokens|packages\/ui)\//;
const noCommit = /^0*$/;

const runGit = (...words: string[]) =>
  execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** Asks git which files differ between where a commit and this one parted and the working tree, those not yet added too. */
export const listChangedFiles: ListChanged = (commit) => {
  try {
    const [base = commit] = runGit('merge-base', commit, 'HEAD');
    return [...runGit('diff', '--name-only', base), ...runGit('ls-files', '--others', '--exclude-standard')];
  } catch {
    return null;
  }
};

/**
 * Decides what a run of the visual tests compares: light at one width on each push, both themes at two widths when
 * `tokens` or `ui` changed in it. Where that cannot be told, everything is compared.
 */
export function chooseViews(wish: ViewWish, listChanged: ListChanged = listChangedFiles): ViewChoice {
  if (wish.isUpdating) return { isFull: true, reason: 'the baselines are drawn anew' };
  if (wish.asked === 'full' || wish.asked === 'quick')
    return { isFull: wish.asked === 'full', reason: `SEWA_VISUAL is ${wish.asked}` };
  const base = wish.changedSince || (wish.isCi ? '' : 'origin/main');
  if (noCommit.test(base)) return { isFull: true, reason: 'the commit before this push is not known' };
  const changed = listChanged(base);
  if (changed === null) return { isFull: true, reason: `there is no commit ${base} here to compare with` };
  const first = changed.find((file) => lookFolders.test(file));
  return first
    ? { isFull: true, reason: `${first} changed since ${base}` }
    : { isFull: false, reason: `nothing in tokens or packages/ui changed since ${base}` };
}
