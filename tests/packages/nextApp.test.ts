import type { ChildProcess } from 'node:child_process';
import { findFreePort } from '@sewa/testing';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ReadySewa, removeFolder, stopSewa } from '../support/startSewa.ts';
import { launchBrowser, openStranger, runInProject, serveProject } from './openStranger.ts';
import { startApi } from './startApi.ts';

const project = inject('nextApp');

let api: ReadySewa;
let server: ChildProcess;
let browser: Browser;
let address: string;

beforeAll(async () => {
  [api, browser] = await Promise.all([startApi(), launchBrowser()]);
  const environment = { NEXT_TELEMETRY_DISABLED: '1', SEWA_API: api.url };
  await runInProject(project, ['next', 'build'], environment);
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}`;
  const start = ['next', 'start', '--port', String(port), '--hostname', '127.0.0.1'];
  server = await serveProject(project, start, address, environment);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  server?.kill();
  if (!api) return;
  await stopSewa(api);
  removeFolder(api.dataFolder);
});

test('a server component renders components and figures without script', async () => {
  const { page, close } = await openStranger(browser, address, { javaScriptEnabled: false });
  await page.getByText('Before the keys: $').waitFor();
  expect(await page.getByLabel('Moving in').getAttribute('type')).toBe('date');
  for (const name of ['Share', 'Send'])
    expect(await page.getByRole('button', { name }).isVisible()).toBe(true);
  await close();
});

test('the components of a server component work once React has taken over', async () => {
  const { page, errors, close } = await openStranger(browser, address);
  await page.getByRole('group', { name: 'Moving in' }).waitFor();
  const item = page.getByRole('menuitem', { name: 'Copy the address' });
  await page.getByRole('button', { name: 'Share' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => item.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => item.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Change the date, 15 January 2027' }).click();
  await page.getByRole('button', { name: 'Wednesday, 20 January 2027' }).click();
  await expect.poll(() => page.locator('[name="movingIn"]').inputValue()).toBe('2027-01-20');
  await page.getByRole('spinbutton', { name: /^Monthly rent/ }).fill('3200');
  await page.getByRole('region', { name: 'What it costs' }).getByText('3,200').first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a session and a consent of module scope are a visitor on the server, and write through a rewrite of Next', async () => {
  const { page, errors, close } = await openStranger(browser, `${address}/account`);
  await page.getByText('Nobody, statistics: no').waitFor();
  const recorded = page.waitForResponse('**/api/cookie/consent');
  await page.getByRole('button', { name: 'Accept all' }).click();
  expect((await recorded).status()).toBe(200);
  await page.getByText('Nobody, statistics: yes').waitFor();
  expect(errors).toEqual([]);
  await close();
});
