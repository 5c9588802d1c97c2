import type { Page, Response } from '@playwright/test';
import { beginSession, people } from '../support/logIn.ts';
import { expect, test } from '../support/test.ts';

const getEncoding = (answer: Response | null) => answer?.headers()['content-encoding'];

/** Waits until the browser, which fetches the dictionary when it is idle, offers it; a private page is request for anew each time. */
async function waitForDictionary(page: Page, path: string): Promise<void> {
  await expect(async () => {
    expect(getEncoding(await page.goto(path))).toBe('dcz');
  }).toPass();
}

test('once a browser has the dictionary of the build, a page goes out by it and reads the same', async ({
  page,
}) => {
  const coming = page.waitForRequest(/\/assets\/[\w-]{7}\.dict$/);
  const first = await page.goto('/');
  expect(getEncoding(first)).toBe('br');
  const request = await coming;
  const paints = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
  expect(paints).toHaveLength(1);
  expect((await request.response())?.status()).toBe(200);
  await waitForDictionary(page, '/login');
  const second = await page.goto('/discover');
  expect(getEncoding(second)).toBe('dcz');
  const whole = await page.request.get('/discover', { headers: { 'accept-encoding': 'identity' } });
  expect(whole.headers()['content-encoding']).toBeUndefined();
  expect(await second?.text()).toBe(await whole.text());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the pages of somebody signed in go out by it, too', async ({ page }) => {
  await beginSession(page, people.seen);
  await waitForDictionary(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a dictionary of another build is none', async ({ request }) => {
  const answer = await request.get('/discover', {
    headers: { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': `:${'A'.repeat(43)}=:` },
  });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(await answer.text()).toContain('</html>');
});
