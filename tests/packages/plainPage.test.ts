import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openStranger } from './openStranger.ts';
import { serveFolder } from './serveFolder.ts';

const project = inject('plainPage');

let served: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  served = await serveFolder(project);
});

afterAll(async () => {
  await browser?.close();
  served?.close();
});

test('a page without a bundler imports the packages by an import map', async () => {
  const { page, errors, close } = await openStranger(browser, served.url);
  await expect.poll(() => page.locator('output').textContent()).toContain('rent');
  expect(JSON.parse((await page.locator('output').textContent()) ?? '')).toEqual({
    rent: '$3,200',
    duty: 28_800,
    cost: 928_800,
    hash: 0.0505,
    isAuthenticated: false,
    isAsked: true,
    conversations: null,
  });
  expect(errors).toEqual([]);
  await close();
});
