#!/usr/bin/env node
// Runs on whatever Node >= 20 the machine has: only plain JavaScript and Node's own modules here.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithParent } from './endWithParent.mjs';
import { handOver } from './handOver.mjs';
import { say } from './say.mjs';
import { servingEnvironment, servingFlags } from './servingFlags.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const commandsFolder = path.join(root, 'packages/workshop/src/commands');

/** Commands of the product itself, which need nothing that only the tests have, such as their browser. */
const productCommands = ['dev', 'partner-demo', 'sewa', 'start'];

/**
 * Prints why nothing can be run, and ends.
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  say(sentence);
  process.exit(1);
}

/**
 * @param {string} file
 * @param {RegExp} pattern
 */
function loadVersion(file, pattern) {
  const match = pattern.exec(readFileSync(path.join(root, file), 'utf8'));
  return match ? match[1] : fail(`${file} no longer says which version to take.`);
}

/** The search path with the pinned Node and pnpm: our own, or with what npx fetches once and then has in its cache. */
function findSearchPath() {
  const node = loadVersion('pnpm-workspace.yaml', /^ {2}node: ([\d.]+)$/m);
  const pnpm = loadVersion('package.json', /"packageManager": ?"pnpm@([\d.]+)"/);
  const own = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' });
  if (process.versions.node === node && own.status === 0 && own.stdout.trim() === pnpm)
    return process.env.PATH;

  const packages = ['-p', `node@${node}`, '-p', `pnpm@${pnpm}`];
  const fetched = spawnSync(
    'npx',
    ['--yes', '--prefer-offline', ...packages, '-c', 'node -p process.env.PATH'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (fetched.status === 0) return fetched.stdout.trim();
  return fail(
    `Node ${node} and pnpm ${pnpm} could not be fetched with npx.\n${fetched.stderr || fetched.error}`,
  );
}

/**
 * Installs what the manifests ask for; pnpm sees within milliseconds that nothing has changed. Where CI is set the lockfile must fit.
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} isForProduct
 */
function installPackages(environment, isForProduct) {
  if (!existsSync(path.join(root, 'node_modules'))) say('Installing packages …');
  const isFrozen = !['', '0', 'false'].includes(environment.CI || '');
  const lockfile = isFrozen ? '--frozen-lockfile' : '--no-frozen-lockfile';
  const scope = isForProduct ? ['--filter', '!@sewa/tests'] : [];
  // pnpm asks nobody anything where CI is set.
  const install = spawnSync(
    'pnpm',
    ['install', lockfile, '--prefer-offline', '--reporter=append-only', ...scope],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...environment, CI: '1' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (install.status !== 0)
    fail(`The packages could not be installed.\n${install.stdout}${install.stderr}${install.error || ''}`);
}

const [command = '', ...commandArguments] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Sewa needs Node 20 or newer to start; this is Node ${process.versions.node}.`);
const commands = readdirSync(commandsFolder).filter((file) => /^[^.]+\.ts$/.test(file));
if (!commands.includes(`${command}.ts`))
  fail(`There is no command "${command}". The commands are: ${commands.join(', ').replace(/\.ts/g, '')}.`);

// Run by `npm start`, npm waits for this process; run by a shell, a service manager or nohup, this process may outlive them.
if (process.env.npm_lifecycle_event === command) endWithParent();
const environment = {
  NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
  ...process.env,
  PATH: findSearchPath(),
};
installPackages(environment, productCommands.includes(command));
const isServing = command === 'start';
const program = path.join(commandsFolder, `${command}.ts`);
handOver(
  'node',
  [...(isServing ? servingFlags : []), '--conditions=sewa-source', program, ...commandArguments],
  isServing ? { ...environment, ...servingEnvironment } : environment,
);
