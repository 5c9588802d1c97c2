import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../repository.ts';
import { afterFile, type Difference, type PictureFolders, suffixes } from './differences.ts';
import { reviewFiles, saveReview } from './saveReview.ts';

function isNamed({ component, picture }: Difference, name: string): boolean {
  const requested = name.toLowerCase();
  return (
    component.toLowerCase() === requested || picture === requested || picture.startsWith(`${requested}-`)
  );
}

/**
 * Makes the pictures the last run left for a component, or for a story by its id, the baselines, and takes them off its
 * review; exactly what was looked at is taken, nothing is drawn anew. Answers the pictures' names; throws when none differed.
 */
export function acceptDifferences(name: string, folders: PictureFolders): string[] {
  const record = path.join(folders.run, reviewFiles.record);
  if (!existsSync(record)) throw new Error('There is no review to accept from: run `npm run visual` first.');
  const differences = parseJson<Difference[]>(record);
  const accepted = differences.filter((difference) => isNamed(difference, name.replaceAll('--', '-')));
  if (accepted.length === 0) {
    const known = [...new Set(differences.map(({ component }) => component))].join(', ') || 'nothing';
    throw new Error(`Nothing of "${name}" differed in the last run; what differed: ${known}.`);
  }
  for (const difference of accepted) {
    const baseline = path.join(folders.baselines, `${difference.picture}.png`);
    copyFileSync(path.join(folders.run, afterFile(difference)), baseline);
    for (const suffix of Object.values(suffixes))
      rmSync(path.join(folders.run, `${difference.picture}${suffix}`), { force: true });
  }
  saveReview(
    differences.filter((difference) => !accepted.includes(difference)),
    folders,
  );
  return accepted.map(({ picture }) => picture);
}
