import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { digestOfInstall } from './installPackages.mjs';
import { loadPinnedVersions } from './pinnedTools.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const bootstrap = path.join(import.meta.dirname, 'bootstrap.mjs');

function copyManifests(): string {
  const folder = makeTestFolder();
  for (const file of [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'packages/paths/package.json',
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  return folder;
}

function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const target = path.join(folder, file);
  writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
}

test('an unknown command is refused with the list of those there are', () => {
  const { status, stderr } = spawnSync(process.execPath, [bootstrap, 'fly'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no command "fly"\. The commands are: .*start.*\.\n$/);
});

test('the versions of Node and pnpm are read from where they are pinned', () => {
  expect(loadPinnedVersions(root)).toEqual({
    node: expect.stringMatching(/^24\.\d+\.\d+$/),
    pnpm: expect.stringMatching(/^12\.\d+\.\d+$/),
  });
});

test('the Node that runs the commands is the pinned one', () => {
  expect(process.versions.node).toBe(loadPinnedVersions(root).node);
});

test('a new dependency or lockfile asks for an install, a new script does not', () => {
  const folder = copyManifests();
  const first = digestOfInstall(folder);
  change(folder, 'packages/paths/package.json', '"types": "tsc', '"other": "tsc');
  expect(digestOfInstall(folder)).toBe(first);
  change(
    folder,
    'packages/paths/package.json',
    '"devDependencies": {',
    '"devDependencies": { "yaml": "catalog:",',
  );
  const second = digestOfInstall(folder);
  expect(second).not.toBe(first);
  change(folder, 'pnpm-lock.yaml', /$/, '\n# changed\n');
  expect(digestOfInstall(folder)).not.toBe(second);
});

/** A workspace with this bootstrap, two commands that do nothing, and tests that need a package the product does not. */
function makeWorkspace(): string {
  const folder = makeTestFolder();
  const { node, pnpm } = loadPinnedVersions(root);
  const save = (file: string, content: string | object) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(
      path.join(folder, file),
      typeof content === 'string' ? content : JSON.stringify({ private: true, version: '1.0.0', ...content }),
    );
  };
  save('package.json', { name: 'house', packageManager: `pnpm@${pnpm}` });
  save(
    'pnpm-workspace.yaml',
    `packages:\n  - app\n  - tests\n  - packages/*\npmOnFail: ignore\ncatalog:\n  node: ${node}\n`,
  );
  save('pnpm-lock.yaml', '');
  save('packages/paths/package.json', { name: 'paths' });
  save('packages/browser/package.json', { name: 'browser' });
  save('app/package.json', { name: '@sewa/app', dependencies: { paths: 'workspace:*' } });
  save('tests/package.json', { name: '@sewa/tests', dependencies: { browser: 'workspace:*' } });
  for (const command of ['start', 'test'])
    save(`packages/workshop/src/commands/${command}.ts`, `console.log('${command} ran');\n`);
  cpSync(import.meta.dirname, path.join(folder, 'packages/workshop/bin'), { recursive: true });
  return folder;
}

test('a start of the product installs nothing that only the tests have, and a run of tests installs it', () => {
  const folder = makeWorkspace();
  const run = (command: string) => {
    const program = path.join(folder, 'packages/workshop/bin/bootstrap.mjs');
    const { stdout, stderr, status } = spawnSync(process.execPath, [program, command], {
      encoding: 'utf8',
      env: { ...process.env, CI: '' },
    });
    if (status !== 0) throw new Error(stderr);
    const isInstalled = (name: string) => existsSync(path.join(folder, name));
    return {
      stdout,
      stderr,
      app: isInstalled('app/node_modules/paths'),
      tests: isInstalled('tests/node_modules/browser'),
    };
  };
  expect(run('start')).toMatchObject({ stdout: 'start ran\n', app: true, tests: false });
  expect(run('start')).toMatchObject({ stdout: 'start ran\n', stderr: '', tests: false });
  expect(run('test')).toMatchObject({ stdout: 'test ran\n', app: true, tests: true });
  expect(run('start')).toMatchObject({ stdout: 'start ran\n', stderr: '', tests: true });
});

function startHandOver(child: string) {
  const handOver = pathToFileURL(path.join(import.meta.dirname, 'handOver.mjs')).href;
  const script = `import { handOver } from ${JSON.stringify(handOver)};
    handOver(process.execPath, ['-e', ${JSON.stringify(child)}], process.env);`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('the exit code of the program comes back', async () => {
  const [code] = await once(startHandOver('process.exit(7)'), 'exit');
  expect(code).toBe(7);
});

test('SIGTERM reaches the program, which ends in its own way', async () => {
  const parent = startHandOver(
    "process.on('SIGTERM', () => { console.log('closing'); process.exit(0); }); setInterval(() => {}, 1000); console.log('ready');",
  );
  let printed = '';
  parent.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (text.includes('ready')) parent.kill('SIGTERM');
  });
  const [code] = await once(parent, 'close');
  expect({ code, printed }).toEqual({ code: 0, printed: 'ready\nclosing\n' });
});
