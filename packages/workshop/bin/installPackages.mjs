import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from './say.mjs';

const dependencyFields = [
  'name',
  'bin',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
];

/**
 * @param {string} root
 * @returns {string[]} the folders of the workspace that have a package.json
 */
function listPackageFolders(root) {
  const packages = path.join(root, 'packages');
  const nested = existsSync(packages) ? readdirSync(packages).map((name) => `packages/${name}`) : [];
  return ['.', 'app', 'tests', 'tokens', ...nested.sort()].filter((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  );
}

/**
 * The digest of everything an install depends on.
 * @param {string} root
 */
export function digestOfInstall(root) {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(path.join(root, file)));
  for (const folder of listPackageFolders(root)) {
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    hash.update(folder);
    hash.update(JSON.stringify(dependencyFields.map((field) => manifest[field] ?? null)));
  }
  return hash.digest('hex');
}

/** What an install brings, each with the mark it leaves: everything brings the product too. */
const stamps = { everything: '.sewa-install', product: '.sewa-install-product' };

/**
 * @param {string} root
 * @param {string} digest
 * @param {keyof typeof stamps} extent
 */
function isInstalled(root, digest, extent) {
  const stamp = path.join(root, 'node_modules', stamps[extent]);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

/**
 * Installs the locked packages, unless the last install was of exactly these. The product alone comes without what only
 * the tests have, such as their browser.
 * @param {string} root
 * @param {import('./pinnedTools.mjs').Tools} tools
 * @param {keyof typeof stamps} [extent]
 */
export function installPackages(root, tools, extent = 'everything') {
  const digest = digestOfInstall(root);
  if (isInstalled(root, digest, 'everything') || isInstalled(root, digest, extent)) return;

  say('Installing packages …');
  const answer = spawnSync(
    'pnpm',
    [
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--reporter=append-only',
      ...(extent === 'product' ? ['--filter', '!@sewa/tests'] : []),
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...tools.environment, CI: '1' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (answer.status !== 0) {
    throw new Error(
      `The packages could not be installed.\n${answer.stdout ?? ''}${answer.stderr ?? ''}${answer.error?.message ?? ''}`.trim(),
    );
  }
  const modules = path.join(root, 'node_modules');
  mkdirSync(modules, { recursive: true });
  writeFileSync(path.join(modules, stamps[extent]), digest);
}
