import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, onTestFinished, test } from 'vitest';
import { inRepository } from '../repository.ts';

const source = (file: string) => JSON.stringify(inRepository('packages/workshop/src', file));

/** A process that connects to us for as long as it lives, says its name, and starts the next; none ends by itself. */
const link = `
  const { connect } = require('node:net');
  const { spawn } = require('node:child_process');
  const [port, ...names] = process.argv.slice(2);
  connect(Number(port), '127.0.0.1').write(names[0]);
  // Playwright's workers do not end by a signal, but when the process that started them does.
  if (names[0] === 'worker') process.on('SIGTERM', () => {}).on('disconnect', () => process.exit());
  if (names[1]) spawn(process.execPath, [__filename, port, ...names.slice(1)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
`;

async function startTree(cleanUp: string) {
  const folder = makeTestFolder();
  const file = path.join(folder, 'link.cjs');
  writeFileSync(file, link);
  const living = new Map<string, Promise<unknown>>();
  let beComplete = () => {};
  const isComplete = new Promise<void>((resolve) => {
    beComplete = resolve;
  });
  const server = createServer((socket: Socket) =>
    socket
      .on('error', () => socket.destroy())
      .once('data', (name) => {
        living.set(String(name), once(socket, 'close'));
        if (living.size === 3) beComplete();
      }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const script = `
    import { runProgram } from ${source('runProgram.ts')};
    import { endOnSignals } from ${source('testing/endOnSignals.ts')};
    endOnSignals(${cleanUp});
    await runProgram(process.execPath, [${JSON.stringify(file)}, '${port}', 'runner', 'worker', 'product'], { isGroup: true });
  `;
  const top = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    top.kill('SIGKILL');
    server.close();
  });
  await isComplete;
  return { top, living };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'by %s what a run has started ends with it, down to what its workers have started',
  async (signal) => {
    const { top, living } = await startTree('async () => {}');
    top.kill(signal);
    const [code] = await once(top, 'exit');
    expect(code).toBe(1);
    await Promise.all(living.values());
  },
);

test('a signal that comes twice does not cut off the cleaning up', async () => {
  const cleanUp = `async () => {
    process.stdout.write('begun ');
    await new Promise((resolve) => process.on('SIGTERM', resolve));
    process.stdout.write('done');
  }`;
  const { top, living } = await startTree(cleanUp);
  let printed = '';
  top.stdout.on('data', (text) => {
    printed += text;
    if (text.includes('begun')) top.kill('SIGTERM');
  });
  top.kill('SIGTERM');
  await once(top, 'close');
  expect(printed).toBe('begun done');
  await Promise.all(living.values());
});
