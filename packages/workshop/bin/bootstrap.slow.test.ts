import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { loadCatalog, parseJson, repositoryRoot } from '../src/repository.ts';

/** A workspace with this bootstrap, two commands that do nothing, and tests that need a package the product does not. */
function makeWorkspace() {
  const folder = makeTestFolder();
  const { packageManager } = parseJson<{ packageManager: string }>(path.join(repositoryRoot, 'package.json'));
  const save = (file: string, content: string | object) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const text =
      typeof content === 'string' ? content : JSON.stringify({ private: true, version: '1.0.0', ...content });
    writeFileSync(path.join(folder, file), text);
  };
  const start = 'exec node packages/workshop/bin/bootstrap.mjs start';
  save('package.json', { name: 'house', packageManager, scripts: { start } });
  save(
    'pnpm-workspace.yaml',
    `packages:\n  - app\n  - tests\n  - packages/*\npmOnFail: ignore\ncatalog:\n  node: ${loadCatalog().node}\n`,
  );
  save('packages/paths/package.json', { name: 'paths' });
  save('packages/browser/package.json', { name: 'browser' });
  save('app/package.json', { name: '@sewa/app', dependencies: { paths: 'workspace:*' } });
  save('tests/package.json', { name: '@sewa/tests', dependencies: { browser: 'workspace:*' } });
  for (const command of ['start', 'test'])
    save(`packages/workshop/src/commands/${command}.ts`, `console.log('${command} ran');\n`);
  cpSync(import.meta.dirname, path.join(folder, 'packages/workshop/bin'), { recursive: true });
  const program = path.join(folder, 'packages/workshop/bin/bootstrap.mjs');
  return {
    folder,
    save,
    isInstalled: (name: string) => existsSync(path.join(folder, name)),
    loadLockfile: () => readFileSync(path.join(folder, 'pnpm-lock.yaml'), 'utf8'),
    run: (command: string, CI = '') => {
      const env = { ...process.env, CI };
      const { stdout, stderr } = spawnSync(process.execPath, [program, command], { encoding: 'utf8', env });
      return { stdout, stderr };
    },
  };
}

test('a start of the product installs nothing that only the tests have, and a run of tests installs it', () => {
  const { run, isInstalled } = makeWorkspace();
  expect(run('start')).toEqual({ stdout: 'start ran\n', stderr: 'Installing packages …\n' });
  expect([isInstalled('app/node_modules/paths'), isInstalled('tests/node_modules/browser')]).toEqual([
    true,
    false,
  ]);
  expect(run('test')).toEqual({ stdout: 'test ran\n', stderr: '' });
  expect(run('start')).toEqual({ stdout: 'start ran\n', stderr: '' });
  expect(isInstalled('tests/node_modules/browser')).toBe(true);
});

test('the lockfile follows a new dependency, but where CI is set it must fit and stays as it is', () => {
  const { run, save, loadLockfile } = makeWorkspace();
  run('test');
  const before = loadLockfile();
  save('packages/browser/package.json', { name: 'browser', dependencies: { paths: 'workspace:*' } });
  expect(run('test', '1')).toEqual({
    stdout: '',
    stderr: expect.stringContaining('ERR_PNPM_OUTDATED_LOCKFILE'),
  });
  expect(loadLockfile()).toBe(before);
  expect(run('test')).toEqual({ stdout: 'test ran\n', stderr: '' });
  expect(loadLockfile()).not.toBe(before);
});

/** A workspace of a test has no lockfile, which CI would ask for. */
const withoutCi = { ...process.env, CI: '' };

/** What serves until it is told to end. */
const serving = `import { endWithParent } from '../../bin/endWithParent.mjs';
endWithParent();
process.on('SIGTERM', () => { console.log('closed'); process.exit(0); });
setInterval(() => {}, 1000);
console.log('serving below ' + process.ppid);
`;

test.each(['npm', 'the bootstrap'])('the server of npm start ends when %s is killed', async (killed) => {
  const { save, folder } = makeWorkspace();
  save('packages/workshop/src/commands/start.ts', serving);
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: withoutCi,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    const [, bootstrap] = /^serving below (\d+)$/m.exec(text) ?? [];
    if (bootstrap) process.kill(killed === 'npm' ? (npm.pid ?? 0) : Number(bootstrap), 'SIGKILL');
  });
  await once(npm, 'close');
  expect(printed).toMatch(/^serving below \d+\nclosed\n$/);
});

test('started by a shell that ends, as with nohup, the server stays', async () => {
  const { save, folder } = makeWorkspace();
  save(
    'packages/workshop/src/commands/start.ts',
    `${serving}setTimeout(() => console.log('still serving'), 2_000);`,
  );
  const program = path.join(folder, 'packages/workshop/bin/bootstrap.mjs');
  const shell = spawn('sh', ['-c', `nohup node ${program} start & echo "bootstrap $!"`], {
    env: withoutCi,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    const [, bootstrap] = /^bootstrap (\d+)$/m.exec(printed) ?? [];
    if (text.includes('still serving')) process.kill(Number(bootstrap), 'SIGTERM');
  });
  await once(shell, 'close');
  expect(printed).toMatch(/^bootstrap \d+\nserving below \d+\nstill serving\nclosed\n$/);
});
