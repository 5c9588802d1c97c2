import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '@sewa/testing';

/** The top folder of the repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** What the process is started with. */
export interface StartOptions {
  readonly dataFolder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** One run of the product's process, from its start to its end. */
export interface SewaProcess {
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Settles with its exit code, or with the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** A process that said it is ready. */
export interface ReadySewa extends SewaProcess {
  readonly url: string;
  readonly dataFolder: string;
}

/** Whether published packages are taken as they are published, by the browser and by Node, instead of from their sources. */
export const isPublished = process.env.SEWA_PACKAGES === 'published';

/** The folder of the app that holds the build under test. */
export const buildFolder = isPublished ? 'build/published' : 'build';

const nodeArguments = [
  ...(isPublished ? [] : ['--conditions=sewa-source']),
  '--disable-warning=ExperimentalWarning',
  // Most of these processes live for seconds: the embedded database is optimised a hundred times later than V8 would.
  '--wasm-tiering-budget=1300000000',
];

/** What a program takes from the shell: what a setting of the product there would change, the tests decide. */
const inherited = [
  'CI',
  'HOME',
  'LANG',
  'LC_ALL',
  'NODE_COMPILE_CACHE',
  'PATH',
  'SEWA_CACHE_DIR',
  'TMPDIR',
  'TZ',
];

/** Runs a program of the repository and collects what it prints. */
export function runNode(
  programArguments: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): SewaProcess {
  const shell = Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
  const child = spawn(process.execPath, [...nodeArguments, ...programArguments], {
    cwd: repositoryRoot,
    env: { ...shell, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stdout.on('data', (bytes) => printed.push(String(bytes)));
  child.stderr.on('data', (bytes) => printed.push(String(bytes)));
  const ended = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | NodeJS.Signals);
  return { child, output: () => printed.join(''), ended };
}

/** Starts the built product without waiting for it. */
export function spawnSewa({ dataFolder, environment = {} }: StartOptions): SewaProcess {
  return runNode([join(repositoryRoot, 'app/src/server.ts'), buildFolder], {
    NODE_ENV: 'production',
    APP_ENV: 'test',
    DATA_DIR: dataFolder,
    RATE_LIMITS: 'off',
    OTP_PER_ADDRESS: '100000',
    OTP_PER_NUMBER: '100000',
    OTP_RESEND_SECONDS: '0',
    ...environment,
  });
}

/** Waits for the line that says where the product can be reached; throws with what was printed when it ends instead. */
export async function waitUntilReady(running: SewaProcess, dataFolder: string): Promise<ReadySewa> {
  const url = await new Promise<string>((resolve, reject) => {
    const check = () => {
      const found = /^Sewa is ready at (\S+)$/m.exec(running.output())?.[1];
      if (found) resolve(found);
    };
    running.child.stdout?.on('data', check);
    running.ended.then((end) =>
      reject(new Error(`The process ended (${end}) before it was ready:\n${running.output()}`)),
    );
    check();
  });
  return { ...running, url, dataFolder };
}

/** Starts the built product on a free port and waits until it is ready. */
export async function startSewa({ dataFolder, environment = {} }: StartOptions): Promise<ReadySewa> {
  const port = await findFreePort();
  return waitUntilReady(
    spawnSewa({ dataFolder, environment: { PORT: String(port), ...environment } }),
    dataFolder,
  );
}

/** Asks a process to end and waits until it has. */
export async function stopSewa({ child, ended }: SewaProcess): Promise<number | NodeJS.Signals | null> {
  child.kill('SIGTERM');
  return ended;
}

/** Throws with the first errors a process has logged: a test that saw none of them may have met one all the same. */
export function assertNoErrors({ output }: Pick<SewaProcess, 'output'>): void {
  const issues = output().match(/^.*"level":"error".*$/gm) ?? [];
  if (issues.length > 0) throw new Error(`The process logged errors:\n${issues.slice(0, 5).join('\n')}`);
}

/** A new empty folder outside the repository. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'sewa-e2e-'));
}

/** A new folder outside the repository that holds the sample market, copied from the one all tests start from. */
export function makeMarketFolder(): string {
  const filled = process.env.SEWA_FILLED_FOLDER;
  if (!filled)
    throw new Error('SEWA_FILLED_FOLDER is not set. Run the tests with the configuration in tests/e2e.');
  const folder = makeFolder();
  cpSync(filled, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

/** Removes a folder and what is in it. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
