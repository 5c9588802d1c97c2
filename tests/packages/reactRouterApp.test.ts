import type { ChildProcess } from 'node:child_process';
import { findFreePort } from '@sewa/testing';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openStranger, runInProject, serveProject } from './openStranger.ts';

const project = inject('reactRouterApp');

let server: ChildProcess;
let browser: Browser;
let address: string;

beforeAll(async () => {
  browser = await launchBrowser();
  await runInProject(project, ['react-router', 'build']);
  const port = String(await findFreePort());
  address = `http://127.0.0.1:${port}`;
  const environment = { PORT: port, HOST: '127.0.0.1' };
  server = await serveProject(project, ['react-router-serve', 'build/server/index.js'], address, environment);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  server?.kill();
});

test('a form is sent without script', async () => {
  const { page, close } = await openStranger(browser, address, { javaScriptEnabled: false });
  await page.getByLabel('Name').fill('Wei Ling');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Sent by Wei Ling' }).waitFor();
  await close();
});

test('the same page is taken over: its form and its link load no new document', async () => {
  const { page, errors, close } = await openStranger(browser, address);
  await page.getByRole('group', { name: 'Moving in' }).waitFor();
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await page.getByRole('link', { name: 'What was sent' }).click();
  await page.getByRole('heading', { name: 'Sent by nobody' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Name').fill('Wei Ling');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Sent by Wei Ling' }).waitFor();
  expect(documents).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('components keep their look beside Tailwind, also if its reset is loaded after them', async () => {
  const { page, close } = await openStranger(browser, address, { javaScriptEnabled: false });
  const styleOf = (role: 'button' | 'heading' | 'textbox', property: string) =>
    page
      .getByRole(role)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const underlined = page.getByText('In the look of Tailwind');
  expect(await underlined.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
    'underline',
  );
  expect(await styleOf('button', 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
  for (const property of ['padding-left', 'border-top-left-radius'])
    expect(Number.parseFloat(await styleOf('button', property)), property).toBeGreaterThan(0);
  expect(await styleOf('textbox', 'border-top-width')).toBe('1px');
  expect(Number.parseFloat(await styleOf('heading', 'font-size'))).toBeGreaterThan(20);
  await close();
});
