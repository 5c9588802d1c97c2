import { existsSync, mkdirSync, readdirSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { describe, expect, test } from 'vitest';
import { runProgram } from '../runProgram.ts';
import { openTemporaryFolder } from './temporaryFolder.ts';

const isLinux = process.platform === 'linux';

test('where somebody says where temporary files go, they go there', () => {
  const parent = makeTestFolder();
  expect(openTemporaryFolder({ TMPDIR: '/var/tmp' }, parent, 0)).toBeNull();
  expect(readdirSync(parent)).toEqual([]);
});

test('a file system that is not there, or is too small, is not taken', () => {
  expect(openTemporaryFolder({}, path.join(makeTestFolder(), 'missing'), 0)).toBeNull();
  expect(openTemporaryFolder({}, makeTestFolder(), Number.MAX_VALUE)).toBeNull();
});

describe.runIf(isLinux)('in memory', () => {
  test('the folder can be entered by every user, and is gone once it is removed', () => {
    const parent = makeTestFolder();
    const temporary = openTemporaryFolder({}, parent, 0);
    if (!temporary) throw new Error('There is no temporary folder.');
    expect(path.dirname(temporary.folder)).toBe(parent);
    expect(statSync(temporary.folder).mode & 0o777).toBe(0o711);
    writeFileSync(path.join(temporary.folder, 'file'), '');
    temporary.remove();
    expect(existsSync(temporary.folder)).toBe(false);
  });

  test('what a killed process left goes, what others use stays', async () => {
    const parent = makeTestFolder();
    const { stdout } = await runProgram(process.execPath, ['-p', 'process.pid']);
    const space = /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0];
    const ended = stdout.trim();
    const left = `sewa-tests-${space}-${ended}-a1`;
    const others = [
      `sewa-tests-${space}-${process.pid}-a2`,
      `sewa-tests-1${space}-${ended}-a3`,
      `other-${ended}`,
    ];
    for (const name of [left, ...others]) mkdirSync(path.join(parent, name));
    openTemporaryFolder({}, parent, 0)?.remove();
    expect(readdirSync(parent).sort()).toEqual(others.sort());
  });
});
