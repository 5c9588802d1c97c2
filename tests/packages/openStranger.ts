import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from '@sewa/workshop/machine';
import { runProgram } from '@sewa/workshop/programs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { vi } from 'vitest';
import { chromiumOptions } from '../../chromium.config.ts';

/** What a stranger's programs are run with. */
export type Environment = Readonly<Record<string, string>>;

const programOf = (project: string, name: string) => path.join(project, 'node_modules/.bin', name);
const withOwn = (environment: Environment) => ({ ...process.env, NODE_ENV: 'production', ...environment });

/** Runs a program that a stranger's project installed, and throws with what it printed if it fails. */
export async function runInProject(
  project: string,
  [name = '', ...programArguments]: readonly string[],
  environment: Environment = {},
): Promise<void> {
  const { code, output } = await runProgram(programOf(project, name), programArguments, {
    folder: project,
    environment: withOwn(environment),
  });
  if (code !== 0) throw new Error(`${name} failed.\n${output}`);
}

/** Starts a server that a stranger's project installed, and waits until it answers. */
export async function serveProject(
  project: string,
  [name = '', ...programArguments]: readonly string[],
  url: string,
  environment: Environment = {},
): Promise<ChildProcess> {
  const server = spawn(programOf(project, name), programArguments, {
    cwd: project,
    env: withOwn(environment),
    stdio: 'ignore',
  });
  await vi.waitFor(() => fetch(url), { timeout: 60_000, interval: 100 });
  return server;
}

/** The browser that the tests of this repository use. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: chromiumOptions.args });
}

/** Opens a page in a browser of its own, and collects what goes wrong in it. */
export async function openStranger(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; errors: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({ colorScheme: 'light', ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  return { page, errors, close: () => context.close() };
}
