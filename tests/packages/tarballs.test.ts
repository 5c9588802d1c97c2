import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '@sewa/workshop/programs';
import { loadRegistry } from '@sewa/workshop/release';
import { listPublished, packageScope, parseJson } from '@sewa/workshop/repository';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';

const publishedPackages = listPublished().map(({ name }) => `${packageScope}/${name}`);
const registry = inject('registry');
const project = inject('nodeScript');

interface Manifest {
  exports: unknown;
  dependencies?: Record<string, string>;
  files: string[];
}

function tarballOf(name: string): string {
  const [newest] = Object.values(loadRegistry(registry)[name] ?? {}).toReversed();
  if (!newest) throw new Error(`The registry has no version of ${name}.`);
  return path.join(registry, newest.tarball);
}

test('a release wrote every published package into the registry', () => {
  const released = inject('released').map((release) => release.slice(0, release.lastIndexOf('@')));
  expect(released.toSorted()).toEqual(publishedPackages.toSorted());
});

describe.each(publishedPackages)('the tarball of %s', (name) => {
  test('is what publint asks of a package', async () => {
    const bytes = readFileSync(tarballOf(name));
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    const { messages, pkg = {} } = await publint({ pack: { tarball }, strict: true });
    const sentences = messages.map((message) => formatMessage(message, pkg, { color: false }));
    expect(sentences).toEqual([]);
  });

  test('gives every way of importing it the right types', async () => {
    const attw = path.join(import.meta.dirname, '../node_modules/.bin/attw');
    const answer = await runProgram(attw, [tarballOf(name), '--profile', 'esm-only', '--no-emoji']);
    expect(answer.code, answer.output).toBe(0);
  });

  test('holds its changelog', () => {
    const changelog = readFileSync(path.join(project, 'node_modules', name, 'CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(/^## \d/m);
  });

  test('holds no trace of the workspace', () => {
    const manifest = parseJson<Manifest>(path.join(project, 'node_modules', name, 'package.json'));
    const text = JSON.stringify({ exports: manifest.exports, dependencies: manifest.dependencies });
    expect(text).not.toMatch(/sewa-source|workspace:|catalog:|\.\/src\//);
  });
});
