import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from '@sewa/testing';
import { findBrowser } from '@sewa/workshop/machine';
import { runProgram } from '@sewa/workshop/programs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { chromiumOptions } from '../../chromium.config.ts';
import { type ReadySewa, removeFolder, stopSewa } from '../support/startSewa.ts';
import { startApi } from './startApi.ts';

const project = inject('readmeApp');
const pauline = '8000 0401';

let api: ReadySewa;
let app: ChildProcess;
let address: string;
let browser: Browser;

const programOf = (name: string) => path.join(project, 'node_modules/.bin', name);

/** Serves the built app and passes calls on to the API, by the proxy its README sets up. */
async function startApp(port: number): Promise<string> {
  app = spawn(programOf('vite'), ['preview', '--port', String(port), '--strictPort', '--host', '127.0.0.1'], {
    cwd: project,
    env: { ...process.env, SEWA_API: api.url },
    stdio: 'ignore',
  });
  // To the API, 127.0.0.1 is the host of frames.
  const url = `http://localhost:${port}/`;
  await vi.waitFor(() => fetch(url), { timeout: 20_000, interval: 100 });
  return url;
}

beforeAll(async () => {
  const building = runProgram(programOf('vite'), ['build'], { folder: project });
  [api, browser] = await Promise.all([
    startApi(),
    findBrowser().then((executablePath) => chromium.launch({ executablePath, args: chromiumOptions.args })),
  ]);
  const { code, output } = await building;
  if (code !== 0) throw new Error(output);
  address = await startApp(await findFreePort());
});

afterAll(async () => {
  await browser?.close();
  app?.kill();
  if (!api) return;
  await stopSewa(api);
  removeFolder(api.dataFolder);
});

/** The digits that were sent with these letters before them. */
async function findCode(characters: string): Promise<string> {
  let digits: string | undefined;
  await expect
    .poll(async () => {
      const sent = await (await fetch(`${api.url}/sandbox/outbox.json`)).text();
      digits = new RegExp(`${characters}-(\\d{6})`).exec(sent)?.[1];
      return digits;
    })
    .toMatch(/^\d{6}$/);
  return digits ?? '';
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill(pauline);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const characters = await page.getByText(/^[A-Z]{3}-$/).textContent();
  await page.getByLabel('Verification code').fill(await findCode((characters ?? '').slice(0, 3)));
  await page.getByRole('button', { name: 'Log in' }).click();
}

const listOrganisations = (page: Page) => page.getByRole('listitem').allTextContents();
const actsForNone = (page: Page) => page.getByText('No company selected.');
const logInForm = (page: Page) => page.getByLabel('Mobile number');

function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  context.on('weberror', (error) => errors.push(error.error().message));
  return errors;
}

test('the app of the README logs in by a code, sees a <Can> change, switches its corporate and logs out', async () => {
  const context = await browser.newContext();
  const errors = watchErrors(context);
  const page = await context.newPage();
  await page.goto(address);
  await actsForNone(page).waitFor();
  await logIn(page);
  await page.getByText('Hello Pauline Seah.').waitFor();
  await actsForNone(page).waitFor();
  expect(await listOrganisations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Act for Harbour Living' }).click();
  await page.getByText('You act for Harbour Living.').waitFor();
  await expect.poll(() => listOrganisations(page)).toEqual(['City homes', 'East Coast homes']);
  expect(await actsForNone(page).count()).toBe(0);

  const other = await context.newPage();
  await other.goto(address);
  await other.getByText('You act for Harbour Living.').waitFor();
  await page.getByRole('button', { name: 'Act for Orchid Stays' }).click();
  for (const tab of [page, other]) {
    await tab.getByText('You act for Orchid Stays.').waitFor();
    await expect.poll(() => listOrganisations(tab)).toEqual(['Serviced apartments']);
  }

  await page.getByRole('button', { name: 'Log out' }).click();
  for (const tab of [page, other]) {
    await logInForm(tab).waitFor();
    await actsForNone(tab).waitFor();
    expect(await tab.getByText('Pauline').count()).toBe(0);
    expect(await tab.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  }
  expect(await context.cookies()).toEqual([]);
  const control = await page.request.get(new URL('/api/user/control', address).href);
  expect(await control.json()).toMatchObject({ isAuthenticated: false });
  expect(errors).toEqual([]);
  await context.close();
});

test('what the README sets up is what lets a browser write: another origin is refused', async () => {
  const write = (origin: string) =>
    fetch(new URL('/api/login/otp', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ phoneNumber: '8000 0402' }),
    }).then(({ status }) => status);
  expect(await write('https://evil.example')).toBe(403);
  expect(await write(new URL(address).origin)).toBe(200);
});

test('the types of the app of the README hold', async () => {
  expect(await runProgram(programOf('tsc'), ['--pretty', 'false'], { folder: project })).toMatchObject({
    code: 0,
    output: '',
  });
});
