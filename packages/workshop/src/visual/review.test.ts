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
  writeFileSync(path.join(folders.baselines, 'components-button_busy-light.png'), 'old');
  writeFileSync(path.join(folders.run, 'components-button_busy-light-actual.png'), 'now');
  writeFileSync(path.join(folders.run, 'components-button_busy-light-diff.png'), 'marked');
  writeFileSync(path.join(folders.run, 'components-icon-button_busy-dark-reference.png'), 'first');
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
    expect(html).toContain(`src="components-button_busy-light-${suffix}.png"`);
  expect(html).toContain('src="components-icon-button_busy-dark-reference.png"');
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
  expect(acceptDifferences('Button', folders)).toEqual(['components-button_busy-light']);
  expect(baseline(folders, 'components-button_busy-light')).toBe('now');
  expect(readdirSync(folders.baselines)).toHaveLength(1);
  expect(readReview(folders)).not.toContain('components-button_busy');
});

test('a component of two words is named as in the code, and names none that only begins like it', () => {
  const folders = makeRun();
  expect(() => acceptDifferences('Icon', folders)).toThrow('Nothing of "Icon" differed');
  expect(acceptDifferences('IconButton', folders)).toEqual(['components-icon-button_busy-dark']);
});

test('a story is accepted by its id, a new one too', () => {
  const folders = makeRun();
  acceptDifferences('components-icon-button--busy', folders);
  expect(baseline(folders, 'components-icon-button_busy-dark')).toBe('first');
});

test('what did not differ cannot be accepted, and the names that did are told', () => {
  const folders = makeRun();
  expect(() => acceptDifferences('Link', folders)).toThrow('what differed: components-button_busy-light, ');
  expect(() => acceptDifferences('Link', { ...folders, run: '/no/run' })).toThrow(
    'run `npm run visual` first',
  );
});
