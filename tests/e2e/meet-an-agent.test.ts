import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { type FoundListing, pathOf } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

interface Agent {
  readonly name: string;
  readonly registrationNumber: string;
  readonly agencyName: string;
  readonly agencyLicenceNumber: string;
  readonly liveCount: number;
  readonly listings: readonly FoundListing[];
}

const id = 'sample-nur-aisyah';
const path = `/profile/nur-aisyah-rahim-r099102b/${id}`;

async function parseAgent(request: APIRequestContext): Promise<Agent> {
  const answer = await request.get(`/api/agents/${id}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

async function openSignedIn(browser: Browser, person: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: process.env.SEWA_URL ?? '' })).newPage();
  await beginSession(page, person);
  await page.goto(path);
  return page;
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('the name on a home leads to the card of its agent, and from there to their other homes', {
      tag: hasScript ? '@core' : [],
    }, async ({ page, request }) => {
      const agent = await parseAgent(request);
      const [first, second] = agent.listings;
      if (!first || !second) throw new Error('The agent has fewer than two homes.');
      await page.goto(pathOf(first));
      await page.getByRole('region', { name: 'Listed by' }).getByRole('link', { name: agent.name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(agent.name);
      for (const detail of [agent.registrationNumber, agent.agencyName, agent.agencyLicenceNumber])
        await expect(page.getByRole('main')).toContainText(detail);
      await expect(page.getByRole('article')).toHaveCount(agent.liveCount);
      await page.locator(`article[id="${second.id}"]`).getByRole('link').click();
      await expect(page).toHaveURL(pathOf(second));
    });
  });
}

test('the card is the same for everybody, and asked for again it has not changed', async ({
  page,
  request,
  browser,
}) => {
  const first = await request.get(path);
  expect(first.headers()['set-cookie']).toBeUndefined();
  expect(first.headers()['cache-control']).toContain('s-maxage');
  const signedIn = await openSignedIn(browser, people.bystander, '/');
  expect(await (await signedIn.request.get(path)).text()).toBe(await first.text());
  await signedIn.context().close();
  const again = await request.get(path, { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  await openWithScript(page, path);
});

test('another slug moves to the right one; an owner, a user and nobody have no card', async ({ request }) => {
  const moved = await request.get(`/profile/somebody-else/${id}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([302, path]);
  for (const wrong of ['sample-mdm-lee', 'sample-lim-jia-en', 'sample-nobody', '..%2F..%2Flistings']) {
    const answer = await request.get(`/profile/somebody/${wrong}`);
    expect(answer.status(), wrong).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  }
});

test.describe('the two sides of an enquiry', () => {
  test.use({ expectedProblems: /status of 404|^answer: 404/ });

  test('meet each other by name, and nobody else meets them (ASVS 8.2.2)', async ({
    page,
    request,
    browser,
  }) => {
    const agent = await parseAgent(request);
    const listing = agent.listings[0];
    const origin = await beginSession(page, people.curious);
    const made = await page.request.post('/api/enquiries', {
      headers: { origin },
      data: { listingId: listing?.id, message: 'Can I see it on Sunday?' },
    });
    const { id: enquiryId, conversationId } = (await made.json()).data;
    const party = `/profile/enquiry/${enquiryId}`;
    const conversation = `/chat/${conversationId}`;

    await openWithScript(page, conversation);
    await page.getByRole('link', { name: `About ${agent.name}` }).click();
    await expect(page).toHaveURL(party);
    await expect(page.getByRole('main')).toContainText('You asked them about this home');
    await expect(page.locator('main a[href^="tel:"]')).toHaveCount(0);
    await page.getByRole('link', { name: 'See all their homes' }).click();
    await expect(page).toHaveURL(path);

    const other = await openSignedIn(browser, people.requested, conversation);
    await other.getByRole('link', { name: 'About Priya Menon' }).click();
    await expect(other).toHaveURL(party);
    await expect(other.getByRole('main')).toContainText('They asked you about this home');
    await expect(other.locator('main a[href^="tel:"]')).toHaveCount(0);
    await other.context().close();

    const third = await openSignedIn(browser, people.bystander, '/');
    expect((await third.goto(party))?.status()).toBe(404);
    await expect(third.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await third.context().close();
    const visitor = await request.get(party, { maxRedirects: 0 });
    expect([visitor.status(), visitor.headers().location]).toEqual([302, '/login']);
  });
});
