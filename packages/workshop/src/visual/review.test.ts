import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { acceptDifferences, type PictureFolders, saveReview } from './review.ts';

/** Folders in which a run found a changed Button and a new IconButton. */
function makeRun(): PictureFolders {
  const root = makeTestFolder();
  const folders = { run: path.join(root, 'run'), baselines: path.join(root, 'baselines') };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  writeFileSync(path.join(folders.baselines, 'actions-button-busy-light.png'), 'old');
  writeFileSync(path.join(folders.run, 'actions-button-busy-light-actual.png'), 'now');
  writeFileSync(path.join(folders.run, 'actions-button-busy-light-diff.png'), 'marked');
  writeFileSync(path.join(folders.run, 'actions-iconbutton-busy-dark-reference.png'), 'first');
  return folders;
}

const baseline = ({ baselines }: PictureFolders, name: string) =>
  readFileSync(path.join(baselines, `${name}.png`), 'utf8');

const readReview = ({ run }: PictureFolders) => readFileSync(path.join(run, 'index.html'), 'utf8');

test('the page shows before, after and difference of each', () => {
  const folders = makeRun();
  expect(saveReview(folders)).toBe(path.join(folders.run, 'index.html'));
  const html = readReview(folders);
  for (const suffix of ['before', 'actual', 'diff'])
    expect(html).toContain(`src="actions-button-busy-light-${suffix}.png"`);
  expect(html).toContain('src="actions-iconbutton-busy-dark-reference.png"');
  for (const [, file = ''] of html.matchAll(/src="([^"]+)"/g))
    expect(existsSync(path.join(folders.run, file)), file).toBe(true);
});

test('a run without a difference has nothing to show', () => {
  const folders = makeRun();
  expect(saveReview({ ...folders, run: path.join(folders.run, 'empty') })).toBeNull();
});

test('accepting a component takes its pictures as they were looked at, and no other', () => {
  const folders = makeRun();
  saveReview(folders);
  expect(acceptDifferences('Button', folders)).toEqual(['actions-button-busy-light']);
  expect(baseline(folders, 'actions-button-busy-light')).toBe('now');
  expect(readdirSync(folders.baselines)).toHaveLength(1);
  expect(readReview(folders)).not.toContain('actions-button-busy');
});

test('a story is accepted by its id, a new one too', () => {
  const folders = makeRun();
  acceptDifferences('actions-iconbutton--busy', folders);
  expect(baseline(folders, 'actions-iconbutton-busy-dark')).toBe('first');
});

test('what did not differ cannot be accepted, and the names that did are told', () => {
  const folders = makeRun();
  expect(() => acceptDifferences('Link', folders)).toThrow('what differed: actions-button-busy-light, ');
  expect(() => acceptDifferences('Link', { ...folders, run: '/no/run' })).toThrow(
    'run `npm run visual` first',
  );
});
