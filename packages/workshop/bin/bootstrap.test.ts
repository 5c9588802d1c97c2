import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalog } from '../src/repository.ts';

const inBin = (file: string) => path.join(import.meta.dirname, file);

test('an unknown command is refused with the list of those there are', () => {
  const { status, stderr } = spawnSync(process.execPath, [inBin('bootstrap.mjs'), 'fly'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no command "fly"\. The commands are: .*start.*\.\n$/);
});

test('the Node that runs the commands is the pinned one', () => {
  expect(process.versions.node).toBe(loadCatalog().node);
});

const addressOf = (file: string) => JSON.stringify(pathToFileURL(inBin(file)).href);

function startHandOver(child: string) {
  const script = `import { handOver } from ${addressOf('handOver.mjs')};
    handOver(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(child)}], process.env);`;
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

test('a program ends in its own way when whoever handed over to it is killed', async () => {
  const parent = startHandOver(
    `import { endWithParent } from ${addressOf('endWithParent.mjs')};
    endWithParent();
    process.on('SIGTERM', () => { console.log('closing'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('ready');`,
  );
  let printed = '';
  parent.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (text.includes('ready')) parent.kill('SIGKILL');
  });
  // Its output ends with the last process that writes to it.
  await once(parent, 'close');
  expect(printed).toBe('ready\nclosing\n');
});
