import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test, vi } from 'vitest';
import { findTools } from './pinnedTools.mjs';

/** A repository and programs that say they are the pinned ones, and note each time they are started. */
function makeRepository() {
  const root = makeTestFolder();
  const programs = path.join(root, 'programs');
  const started = path.join(root, 'started.txt');
  const save = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text, { mode: 0o755 });
  };
  const program = (version: string, execPath: string) =>
    `#!/bin/sh\necho "$0 $*" >> ${started}\nif [ "$1" = --version ]; then echo ${version}; else echo ${execPath}; fi\n`;
  save('package.json', JSON.stringify({ packageManager: 'pnpm@12.0.1' }));
  save('pnpm-workspace.yaml', 'catalog:\n  node: 24.0.1\n');
  save('programs/node', program('v24.0.1', path.join(programs, 'node')));
  save('programs/pnpm', program('12.0.1', ''));
  vi.stubEnv('PATH', `${programs}${path.delimiter}/usr/bin${path.delimiter}/bin`);
  return {
    root,
    programs,
    countStarts: () => (existsSync(started) ? readFileSync(started, 'utf8').split('\n').length - 1 : 0),
  };
}

test('tools that were found are found again without being started', () => {
  const { root, programs, countStarts } = makeRepository();
  const first = findTools(root);
  expect(first.node).toBe(path.join(programs, 'node'));
  const starts = countStarts();
  expect(starts).toBeGreaterThan(0);
  expect(findTools(root)).toEqual(first);
  expect(countStarts()).toBe(starts);
});

test.each([
  ['Node was replaced', 'programs/node'],
  ['pnpm was replaced', 'programs/pnpm'],
  ['what was noted cannot be read', 'node_modules/.cache/sewa-found-tools.json'],
])('tools are asked for their version again when %s', (_name, file) => {
  const { root, countStarts } = makeRepository();
  findTools(root);
  const starts = countStarts();
  appendFileSync(path.join(root, file), '\n# changed\n');
  findTools(root);
  expect(countStarts()).toBeGreaterThan(starts);
});

test('tools are asked for their version again when PATH is another', () => {
  const { root, programs, countStarts } = makeRepository();
  findTools(root);
  const starts = countStarts();
  vi.stubEnv('PATH', `${programs}${path.delimiter}/usr/bin`);
  findTools(root);
  expect(countStarts()).toBeGreaterThan(starts);
});
