import type { Response } from '@playwright/test';
import { beginSession, people } from '../support/logIn.ts';
import { expect, test } from '../support/test.ts';

const getEncoding = (answer: Response | null) => answer?.headers()['content-encoding'];

test('the page after the first goes out by the dictionary of the build, and shows the same', async ({
  page,
}) => {
  const first = await page.goto('/');
  expect(getEncoding(first)).toBe('br');
  expect(first?.headers().link).toMatch(/^<\/assets\/[\w-]{7}\.dict>; rel="compression-dictionary"$/);
  // The browser fetches it when it is idle, and offers it from then on.
  await expect(async () => {
    const second = await page.goto('/discover');
    expect(getEncoding(second)).toBe('dcz');
    const whole = await page.request.get('/discover', { headers: { 'accept-encoding': 'identity' } });
    expect(whole.headers()['content-encoding']).toBeUndefined();
    expect(await second?.text()).toBe(await whole.text());
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a private page goes out by it, too', async ({ page }) => {
  await beginSession(page, people.seen);
  await expect(async () => {
    expect(getEncoding(await page.goto('/profile'))).toBe('dcz');
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a dictionary of another build is none', async ({ request }) => {
  const answer = await request.get('/discover', {
    headers: { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': `:${'A'.repeat(43)}=:` },
  });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(await answer.text()).toContain('</html>');
});
