import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { acceptDifferences } from './acceptDifferences.ts';
import { findDifferences, type PictureFolders } from './differences.ts';
import { saveReview } from './saveReview.ts';

const stories = [
  { id: 'actions-button--busy', file: '/x/Button/Button.stories.tsx' },
  { id: 'actions-iconbutton--busy', file: '/x/IconButton/IconButton.stories.tsx' },
];

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

function review(folders: PictureFolders) {
  const differences = findDifferences(stories, folders);
  return { differences, html: readFileSync(saveReview(differences, folders), 'utf8') };
}

test('what a run left is found, by the component whose story it is', () => {
  expect(review(makeRun()).differences).toEqual([
    { picture: 'actions-button-busy-light', component: 'Button', kind: 'changed', isMarked: true },
    { picture: 'actions-iconbutton-busy-dark', component: 'IconButton', kind: 'new', isMarked: false },
  ]);
});

test('the page shows before, after and difference of each, and how to take them', () => {
  const folders = makeRun();
  const { html } = review(folders);
  for (const suffix of ['before', 'actual', 'diff'])
    expect(html).toContain(`src="actions-button-busy-light-${suffix}.png"`);
  expect(html).toContain('src="actions-iconbutton-busy-dark-reference.png"');
  expect(html).toContain('npm run visual -- --accept IconButton');
  for (const [, file = ''] of html.matchAll(/src="([^"]+)"/g))
    expect(existsSync(path.join(folders.run, file)), file).toBe(true);
});

test('a run without a difference says so', () => {
  const folders = makeRun();
  expect(readFileSync(saveReview([], folders), 'utf8')).toContain('Every picture is as it was');
});

test('accepting a component takes its pictures as they were looked at, and no other', () => {
  const folders = makeRun();
  review(folders);
  expect(acceptDifferences('button', folders)).toEqual(['actions-button-busy-light']);
  expect(baseline(folders, 'actions-button-busy-light')).toBe('now');
  expect(readdirSync(folders.baselines)).toHaveLength(1);
  const html = readFileSync(path.join(folders.run, 'index.html'), 'utf8');
  expect(html).toContain('One picture differs');
  expect(html).not.toContain('actions-button-busy');
});

test('a story is accepted by its id, a new one too', () => {
  const folders = makeRun();
  review(folders);
  acceptDifferences('actions-iconbutton--busy', folders);
  expect(baseline(folders, 'actions-iconbutton-busy-dark')).toBe('first');
});

test('what did not differ cannot be accepted, and the names that did are told', () => {
  const folders = makeRun();
  expect(() => acceptDifferences('Button', folders)).toThrow('run `npm run visual` first');
  review(folders);
  expect(() => acceptDifferences('Link', folders)).toThrow('what differed: Button, IconButton.');
  expect(baseline(folders, 'actions-button-busy-light')).toBe('old');
});
