import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../packages/testing/src/index.ts';
import { servingEnvironment, servingFlags } from '../../../packages/workshop/bin/servingFlags.mjs';

const program = path.resolve(import.meta.dirname, '../servers/startApp.mjs');
const startSeconds = 180;
const started = new Set();

/** Runs a program to its end and gives what it printed; throws with that when it fails. */
export function runToEnd(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let printed = '';
    let complained = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complained += text;
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve(printed)
        : reject(new Error(`${program} ${args.join(' ')} failed.\n${printed}${complained}`)),
    );
  });
}

/** Remembers how to end something when the measuring is over; gives back a function that ends it now. */
export function endLater(end) {
  started.add(end);
  return async () => {
    if (started.delete(end)) await end();
  };
}

/** Ends everything that was started, the last first. */
export async function endAll() {
  for (const end of [...started].reverse()) {
    started.delete(end);
    await end();
  }
}

const askMemory = (child) =>
  new Promise((resolve) => {
    child.once('message', resolve);
    child.send('memory');
  });

/**
 * Starts the built app as `npm start` does, on a free port, and waits until it is ready. Gives its address, its end, how long its
 * start took, and what tells its memory in bytes.
 */
export async function startApp({ environment }) {
  const startedAt = performance.now();
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-bench-'));
  const output = path.join(folder, 'output.txt');
  const descriptor = openSync(output, 'w');
  const child = spawn(process.execPath, [...servingFlags, '--conditions=sewa-source', program], {
    stdio: ['ignore', descriptor, descriptor, 'ipc'],
    env: {
      ...process.env,
      ...servingEnvironment,
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
      DATA_DIR: path.join(folder, 'data'),
      ...environment,
      PORT: String(port),
    },
  });
  closeSync(descriptor);
  const exited = new Promise((done) => child.once('exit', done));
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const end = endLater(async () => {
    process.removeListener('exit', killWithUs);
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await exited;
    clearTimeout(force);
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < startSeconds * 10; tries += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok)
      return { url, end, startMs: performance.now() - startedAt, getMemory: () => askMemory(child) };
    await wait(100);
  }
  const printed = readFileSync(output, 'utf8').slice(0, 2_000);
  await end();
  throw new Error(`The app did not get ready.\n${printed}`);
}
