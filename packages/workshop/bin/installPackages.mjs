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
 * What a package says of itself; throws with a sentence that names the file when it is not JSON.
 * @param {string} file
 */
function parseManifest(file) {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
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
    const manifest = parseManifest(path.join(root, folder, 'package.json'));
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
 * Whether the lockfile is only read: a machine that checks installs what was committed, a person's machine follows what was changed.
 * @param {NodeJS.ProcessEnv} environment
 */
function isLockfileFrozen({ CI = '' }) {
  return !['', '0', 'false'].includes(CI);
}

/** What pnpm says when a package, a dependency or a version of the catalog is not in the lockfile. */
const outdatedLockfile = /ERR_PNPM_(PACKAGE_MANAGER_NO_IMPORTER|OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH)/;

/**
 * Runs the install; throws a sentence that says why it failed.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 * @param {keyof typeof stamps} extent
 */
function runInstall(root, environment, extent) {
  const isFrozen = isLockfileFrozen(environment);
  const answer = spawnSync(
    'pnpm',
    [
      'install',
      isFrozen ? '--frozen-lockfile' : '--no-frozen-lockfile',
      '--prefer-offline',
      '--reporter=append-only',
      ...(extent === 'product' ? ['--filter', '!@sewa/tests'] : []),
    ],
    // pnpm asks nobody anything where CI is set.
    { cwd: root, encoding: 'utf8', env: { ...environment, CI: '1' }, maxBuffer: 64 * 1024 * 1024 },
  );
  if (answer.status === 0) return;
  const printed = `${answer.stdout ?? ''}${answer.stderr ?? ''}${answer.error?.message ?? ''}`;
  throw new Error(
    isFrozen && outdatedLockfile.test(printed)
      ? 'pnpm-lock.yaml does not fit the dependencies: run any command where CI is not set, and commit the lockfile it writes.'
      : `The packages could not be installed.\n${printed}`.trim(),
  );
}

/**
 * Installs the packages the manifests ask for, unless the last install was of exactly these. Where CI is set the lockfile
 * must fit them; elsewhere it is brought in line with them. The product alone comes without what only the tests have, such
 * as their browser.
 * @param {string} root
 * @param {import('./pinnedTools.mjs').Tools} tools
 * @param {keyof typeof stamps} [extent]
 */
export function installPackages(root, tools, extent = 'everything') {
  const digest = digestOfInstall(root);
  if (isInstalled(root, digest, 'everything') || isInstalled(root, digest, extent)) return;

  say('Installing packages …');
  runInstall(root, tools.environment, extent);
  const digestAfter = digestOfInstall(root);
  if (digestAfter !== digest)
    say('pnpm-lock.yaml follows the changed dependencies now: commit it with them.');
  const modules = path.join(root, 'node_modules');
  mkdirSync(modules, { recursive: true });
  writeFileSync(path.join(modules, stamps[extent]), digestAfter);
}
