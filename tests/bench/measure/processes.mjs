import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../packages/testing/src/index.ts';

const startSeconds = 60;
const started = new Set();

/** Runs a program to its end; throws with what it printed when it fails. */
export function runToEnd(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += text;
    });
    child.stderr.on('data', (text) => {
      printed += text;
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${program} ${args.join(' ')} failed.\n${printed}`)),
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

/** Processor time the process has used so far, in seconds, and the memory it holds, in bytes, on all its threads. */
function measureUse(child) {
  return new Promise((resolve) => {
    child.once('message', resolve);
    child.send('use');
  });
}

/** Starts a server of ours on a free port, waits until `ready` answers, and gives its address, its processor time, its memory and its end. */
export async function startServer(file, { environment = {}, ready = '/', flags = [] } = {}) {
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-bench-'));
  const output = path.join(folder, 'output.txt');
  const descriptor = openSync(output, 'w');
  const child = spawn(process.execPath, [...flags, '--conditions=sewa-source', file], {
    stdio: ['ignore', descriptor, descriptor, 'ipc'],
    env: {
      ...process.env,
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
    const answer = await fetch(`${url}${ready}`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) {
      const measureCpu = async () => (await measureUse(child)).cpu;
      const measureMemory = async () => (await measureUse(child)).memory;
      return { url, end, measureCpu, measureMemory };
    }
    await wait(100);
  }
  const printed = readFileSync(output, 'utf8').slice(0, 2_000);
  await end();
  throw new Error(`${path.basename(file)} did not start to answer ${ready}.\n${printed}`);
}
