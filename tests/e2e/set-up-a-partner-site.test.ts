import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { chooseCorporate } from '../support/chooseCorporate.ts';
import { findIssues } from '../support/findIssues.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

test.use({ expectedProblems: new RegExp(`400|${atNewSecret.source}`) });

/** The server of a partner, and what it got. */
async function openPartnerServer(): Promise<{
  server: Server;
  url: string;
  received: { body: string; signature: string }[];
}> {
  const received: { body: string; signature: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['sewa-signature']) });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { server, url: `http://127.0.0.1:${port}/leads`, received };
}

test('an administrator adds a site, sets its colours, sends a test lead and sees it delivered', {
  tag: '@core',
}, async ({ page }) => {
  const { server, url, received } = await openPartnerServer();
  try {
    await beginSession(page, people.administrator);
    await openWithScript(page, '/account');
    if (new URL(page.url()).pathname === '/user/selection') await chooseCorporate(page, 'Harbour Living');
    await page.getByRole('main').getByRole('link', { name: 'Partner sites' }).click();
    await expect(page).toHaveURL('/account/partner-sites');
    await expect(page.getByText('No partner sites yet')).toBeVisible();

    await page.getByLabel('Name of the site').fill('Harbour');
    await page.getByLabel('Addresses').fill('harbour.example');
    await page.getByRole('button', { name: 'Add site' }).click();
    await expect(page.getByText(/These addresses include/)).toBeVisible();
    await page.getByLabel('Addresses').fill('https://www.harbour.example');
    await page.getByRole('button', { name: 'Add site' }).click();
    const site = page.locator('details').filter({ hasText: 'Harbour' });
    await expect(site.getByText(/^test_[a-z2-7]{20}$/)).toBeVisible();
    expect(await findIssues(page, 'light')).toEqual([]);

    const look = site.getByRole('region', { name: 'Look' });
    await look.getByLabel('Colour of buttons').fill('#ffcc00');
    await look.getByRole('button', { name: 'Save' }).click();
    await expect(look.getByText(/has a contrast of 1.5:1, and it needs 4.5:1/)).toBeVisible();
    await look.getByLabel('Colour of buttons').fill('#0b6e4f');
    await look.getByLabel('Corner radius in pixels').fill('20');
    await look.getByRole('button', { name: 'Save' }).click();
    await expect(look.getByText('Look saved.')).toBeVisible();
    await expect(look.getByRole('button', { name: 'Continue' })).toHaveCSS(
      'background-color',
      'rgb(11, 110, 79)',
    );

    const webhook = site.getByRole('region', { name: 'Webhook' });
    await webhook.getByLabel('URL').fill(url);
    await webhook.getByRole('button', { name: 'Save' }).click();
    const secret = (await webhook.getByText(/^whsec_/).textContent()) ?? '';
    await webhook.getByRole('button', { name: 'Send a test lead' }).click();
    await expect(webhook.getByText('Delivered')).toBeVisible();
    await webhook.getByRole('button', { name: /^Send again/ }).click();
    await expect.poll(() => received.length).toBe(2);
    const ids = received.map(({ body, signature }) => {
      const [, time = '', digest = ''] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
      expect(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')).toBe(digest);
      const lead = JSON.parse(body) as { id: string; test: boolean };
      expect(lead.test).toBe(true);
      return lead.id;
    });
    expect(new Set(ids).size).toBe(1);
    expect(await findIssues(page, 'light')).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a member has no such page', async ({ page }) => {
  await beginSession(page, people.corporateMember);
  await page.request.post('/api/corporate/switch', { data: { corporateId: 'sample-harbour-living' } });
  expect((await page.request.get('/api/partner-sites')).status()).toBe(403);
  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('link', { name: 'Partner sites' })).toHaveCount(0);
});
