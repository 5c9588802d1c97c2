import { existsSync, readFileSync } from 'node:fs';
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
  version: string;
  exports: Record<string, unknown>;
  engines?: { node?: string };
  keywords?: string[];
  dependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

const installed = (name: string, file: string) => path.join(project, 'node_modules', name, file);
const loadManifest = (name: string) => parseJson<Manifest>(installed(name, 'package.json'));

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
    expect(readFileSync(installed(name, 'CHANGELOG.md'), 'utf8')).toMatch(/^## \d/m);
  });

  test('holds no trace of the workspace', () => {
    const manifest = loadManifest(name);
    const text = JSON.stringify({ exports: manifest.exports, dependencies: manifest.dependencies });
    expect(text).not.toMatch(/sewa-source|workspace:|catalog:|\.\/src\//);
  });

  test('says what it runs on and what it is about, and takes what others have too in a range', () => {
    const { exports, engines, keywords, dependencies = {} } = loadManifest(name);
    expect(exports['./package.json']).toBe('./package.json');
    expect(engines?.node).toMatch(/^>=\d+$/);
    expect(keywords?.length).toBeGreaterThan(0);
    for (const [dependency, range] of Object.entries(dependencies))
      expect(range, dependency).toMatch(/^\^\d+\.\d+\.\d+$/);
  });

  test('has a README that says what its licence means, and links to nothing that it lacks', () => {
    const readme = readFileSync(installed(name, 'README.md'), 'utf8');
    expect(readme).toContain('`UNLICENSED` in the manifest means that this is no open source');
    const linked = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, file = '']) => file);
    for (const file of linked) {
      expect(file).not.toContain('..');
      expect(existsSync(installed(name, file)), file).toBe(true);
    }
  });
});

test('the contract says the version it is released in, in its document and in its schema', async () => {
  const { version } = loadManifest('@sewa/api');
  const document = parseJson<{ info: { version: string } }>(installed('@sewa/api', 'openapi.json'));
  expect(document.info.version).toBe(version);
  const schema: { contractVersion: string } = await import(installed('@sewa/api', 'dist/schema.js'));
  expect(schema.contractVersion).toBe(version);
});

test('a script that calls the API needs neither React nor a cache', () => {
  const { peerDependenciesMeta } = loadManifest('@sewa/api');
  expect(peerDependenciesMeta).toMatchObject({ react: { optional: true }, swr: { optional: true } });
});
