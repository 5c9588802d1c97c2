import { openWithScript } from '../support/hydration.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

test.describe('an address that leads nowhere', () => {
  test.use({ expectedProblems: /status of 404|^answer: 404/ });

  test.describe('asked for without script', () => {
    test.use({ javaScriptEnabled: false });

    test('answers 404 with "Page Not Found" and the path', { tag: '@core' }, async ({ page }) => {
      for (const path of [
        '/no/such/page',
        '/discover/zzzzzzzzzzzz/some-home',
        '/error/418',
        '/error/constructor',
      ]) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(path);
        await expect(page).toHaveTitle('Page Not Found · Sewa');
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      }
    });
  });

  test('says the same once its script has arrived, and leads home', { tag: '@core' }, async ({ page }) => {
    await openWithScript(page, '/no/such/page');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A home in Singapore');
  });

  test('answers 404 for a listing that went away while somebody looked at its card', async ({ page }) => {
    await openWithScript(page, '/discover');
    await page.route('**/api/listings/*', (route) =>
      route.fulfill({
        status: 404,
        json: { succeed: false, code: 'R002', message: 'Page not found', fields: [] },
      }),
    );
    const link = page.getByRole('article').first().getByRole('link');
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(path);
  });
});

test.describe('the page of an error', () => {
  test.use({ expectedProblems: /\/error\/\d{3}/ });

  test.describe('asked for without script', () => {
    test.use({ javaScriptEnabled: false });

    test('answers its own status, and says in a narrow card what went wrong, in words for each kind of it', {
      tag: '@core',
    }, async ({ page }) => {
      for (const [type, message, status = Number(type)] of [
        ['login', "We couldn't log you in", 200],
        ['401', "You don't have access to this page"],
        ['403', "You can't do this"],
        ['404', 'Page Not Found'],
        ['500', 'Internal Server Error'],
      ] as const) {
        const answer = await page.goto(`/error/${type}`);
        expect([answer?.status(), answer?.headers()['set-cookie']], type).toEqual([status, undefined]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
      }
    });
  });

  test('a person without permission is told so', { tag: '@core' }, async ({ page }) => {
    const answer = await page.goto('/error/401');
    expect(answer?.status()).toBe(401);
    await expect(
      page.getByRole('heading', { level: 1, name: "You don't have access to this page" }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedProblems: /status of 500|^answer: 500|ERR_FAILED/ });

  for (const [what, fail] of [
    [
      'answers with an error',
      { status: 500, json: { succeed: false, code: 'R001', message: 'x', fields: [] } },
    ],
    ['answers with something else than JSON', { status: 500, body: '<h1>Bad gateway</h1>' }],
    ['cannot be reached', null],
  ] as const) {
    test(`a page whose server ${what} says "Internal Server Error", and the next one works`, async ({
      page,
    }) => {
      await openWithScript(page, '/discover');
      await page.route('**/api/listings/*', (route) => (fail ? route.fulfill(fail) : route.abort()));
      await page.getByRole('article').first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Sorry for this unexpected experience.');
      await page.unroute('**/api/listings/*');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find a home' }).click();
      await expect(page.getByRole('article')).toHaveCount(24);
      await page.getByRole('article').first().getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
    });
  }

  test('more homes that cannot be loaded say so where they would stand, and come when asked again', {
    tag: '@core',
  }, async ({ page }) => {
    await openWithScript(page, '/discover');
    await page.route('**/api/discover/homes?*', (route) => route.abort());
    const more = page.getByRole('link', { name: 'Show more homes' });
    await more.click();
    await expect(page.getByText("We couldn't load these homes.")).toBeVisible();
    await expect(page.getByText("That's all the homes in this search.")).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.unroute('**/api/discover/homes?*');
    await more.click();
    await expect(page.getByRole('article')).toHaveCount(48);
    await expect(page.getByText("We couldn't load these homes.")).toHaveCount(0);
  });

  test('the failure is reported to our own server, without the query', async ({ page }) => {
    await openWithScript(page, '/discover?q=clementi');
    const report = page.waitForRequest((made) => made.method() === 'POST');
    await page.route('**/api/listings/*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('article').first().getByRole('link').click();
    const sent = await report;
    expect(new URL(sent.url()).pathname).toMatch(/^\/api\//);
    expect(sent.postDataJSON().message).toBe('Answer with status 500');
    expect(sent.postData()).not.toContain('?');
  });
});

test('a listing under another slug moves to its own address', async ({ page, request }) => {
  const listing = await findFirst(request);
  const answer = await request.get(pathOf({ ...listing, slug: 'old-words' }), { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe(pathOf(listing));
  await page.goto(`/discover/${listing.id}`);
  await expect(page).toHaveURL(pathOf(listing));
});

test('a listing without a slug moves for good to the address with one', async ({ request }) => {
  const { id } = await findFirst(request);
  const answer = await request.get(`/discover/${id}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe(`/discover/${id}/property-rental`);
});

test('the API answers in the words of its catalogue', async ({ request }) => {
  const answer = await request.get('/api/listings/zzzzzzzzzzzz');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ succeed: false, code: 'R002' });
  const unknown = await request.get('/api/no-such-call');
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({ succeed: false, message: 'Page not found' });
});
