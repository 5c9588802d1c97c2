import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '../support/startSewa.ts';

/** A program that runs until it is stopped. */
export interface Running {
  readonly child: ChildProcess;
  /** Ends it, and waits until it has. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const running = new Set<Running>();

/** The user of PostgreSQL, if this one is root, whom it refuses. */
export const findServerUser = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return uid && gid ? { uid, gid } : null;
};

/** Starts a program with its output in a file of the folder. */
export function start(
  folder: string,
  name: string,
  command: readonly [string, ...string[]],
  user: { uid: number; gid: number } | null = null,
): Running {
  const output = openSync(join(folder, `${name}.log`), 'a');
  const [program, ...programArguments] = command;
  const child = spawn(program, programArguments, {
    stdio: ['ignore', output, output],
    cwd: folder,
    // Patroni keeps a file in the home of its user.
    env: { ...process.env, HOME: folder, LC_ALL: 'C' },
    ...user,
  });
  closeSync(output);
  const ended = once(child, 'exit');
  const one: Running = {
    child,
    stop: async (signal = 'SIGTERM') => {
      running.delete(one);
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
  running.add(one);
  return one;
}

/** Ends everything that still runs, the last first. */
export async function stopAll(): Promise<void> {
  for (const one of [...running].reverse()) await one.stop();
}

/** Makes a folder that PostgreSQL's user may write. */
export function makeServerFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const user = findServerUser();
  if (user) chownSync(folder, user.uid, user.gid);
}

/** Writes a file of `docs/operating` with this machine's ports and folders; each text to replace must be there. */
export function writeConfig(
  folder: string,
  name: string,
  changes: readonly (readonly [from: string, to: string])[],
  as = name,
): string {
  let text = readFileSync(join(repositoryRoot, 'docs/operating', name), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`docs/operating/${name} no longer has "${from}".`);
    text = text.replaceAll(from, to);
  }
  const file = join(folder, as);
  writeFileSync(file, text, { mode: 0o644 });
  return file;
}

/** Waits until something is true; throws after a minute. */
export async function waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > giveUpAt) throw new Error(`${what} did not happen within a minute.`);
    await pause(50);
  }
}

/** Waits until a port of this machine is listened on. */
export const waitForPort = (port: number): Promise<void> =>
  waitFor(
    `Listening on port ${port}`,
    () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.once('connect', () => resolve(true));
        socket.once('error', () => resolve(false));
        socket.once('close', () => socket.destroy());
        socket.once('connect', () => socket.end());
      }),
  );
