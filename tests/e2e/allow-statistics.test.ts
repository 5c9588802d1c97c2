import type { APIRequestContext } from '@playwright/test';
import { listCookieNames, press } from '../support/askingProduct.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

test.use({ hasChosenCookies: false });

interface ForwardedEvent {
  readonly name: string;
  readonly page: string;
  readonly visitor: string;
}

/** Whether a request counts something: one of ours, or of the tag manager. */
const isCounting = (url: string): boolean => /\/api\/events$|\/gtm\.js|\/g\/collect/.test(url);

/** What the analytics service has once everything was forwarded. */
async function listForwarded(request: APIRequestContext): Promise<ForwardedEvent[]> {
  await request.post('/sandbox/run', { data: { job: 'forward-events' } });
  return (await request.get('/sandbox/analytics.json')).json();
}

const listTags = async (request: APIRequestContext): Promise<{ call: string; page: string | null }[]> =>
  (await request.get('/sandbox/tags.json')).json();

test('nothing is counted before a choice; then pages and what is done on them are, under a number of the day', {
  tag: '@core',
}, async ({ page, request, requests }) => {
  await openWithScript(page, '/discover');
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isCounting)).toEqual([]);
  await press(page, 'Accept all');
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/discover\/[^/]+\/[^/]+$/);
  expect((await sent).status()).toBe(204);
  await expect
    .poll(async () => (await listForwarded(request)).map(({ name, page: shown }) => `${name} ${shown}`))
    .toEqual(
      expect.arrayContaining([
        'page_viewed /discover',
        'page_viewed /discover/:id/:slug',
        'listing_viewed /discover/:id/:slug',
      ]),
    );
  expect(new Set((await listForwarded(request)).map(({ visitor }) => visitor)).size).toBe(1);
  expect(await listTags(request)).toEqual([]);
});

test('the tag manager is loaded on pages of signed-in people only; taken back, its cookies go and nothing is sent', async ({
  page,
  context,
  request,
  requests,
}) => {
  await openWithScript(page, '/map');
  await press(page, 'Accept all');
  await page.waitForLoadState('networkidle');
  expect(await listTags(request)).toEqual([]);
  for (const path of ['/signup', '/cookies']) await openWithScript(page, path);
  expect(await listTags(request)).toEqual([]);
  await beginSession(page, people.tenant);
  await openWithScript(page, '/discover/favourites');
  await expect.poll(async () => (await listTags(request)).map(({ call }) => call)).toEqual(['hit', 'load']);
  expect(await listCookieNames(context)).toEqual(expect.arrayContaining(['_ga', '_gid']));
  await openWithScript(page, '/cookies');
  await page
    .getByRole('form', { name: 'Cookie settings' })
    .getByRole('button', { name: 'Reject all' })
    .click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved.');
  await expect
    .poll(async () => (await listCookieNames(context)).filter((name) => /^_g/.test(name)))
    .toEqual([]);
  requests.length = 0;
  await page.getByRole('banner').getByRole('link', { name: 'Sewa' }).first().click();
  await expect(page).toHaveURL('/');
  await openWithScript(page, '/discover/favourites');
  expect(requests.filter(isCounting)).toEqual([]);
});
