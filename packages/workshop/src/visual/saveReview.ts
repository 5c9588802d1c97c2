import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Difference, type PictureFolders, suffixes } from './differences.ts';
import { renderReview } from './renderReview.ts';

/** The names of the files that hold a review: for people, and for accepting what it shows. */
export const reviewFiles = { page: 'index.html', record: 'review.json' };

/** Writes what a run found different beside its pictures, and the baselines too, so that the folder can be sent. */
export function saveReview(differences: readonly Difference[], { run, baselines }: PictureFolders): string {
  mkdirSync(run, { recursive: true });
  for (const { picture, kind } of differences)
    if (kind === 'changed')
      copyFileSync(path.join(baselines, `${picture}.png`), path.join(run, `${picture}${suffixes.before}`));
  writeFileSync(path.join(run, reviewFiles.record), `${JSON.stringify(differences, null, 2)}\n`);
  const page = path.join(run, reviewFiles.page);
  writeFileSync(page, renderReview(differences));
  return page;
}
