import { hash } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { cookieName } from '../support/cookieNames.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { findFirst, pathOf, search } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ retries: 0 });

const parsePolicy = (answer: APIResponse) =>
  new Map(
    (answer.headers()['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

const hostile = `"><script>window.hacked=1</script><img src=x onerror="window.hacked=1">`;
const isHacked = () => 'hacked' in window;

test('every page forbids inline script and style that its policy does not name, frames and foreign sources (ASVS 3.4.3, 3.4.6)', {
  tag: '@core',
}, async ({ request }) => {
  for (const path of ['/', '/discover', pathOf(await findFirst(request)), '/error/401', '/nowhere']) {
    const answer = await request.get(path);
    const policy = parsePolicy(answer);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toMatch(/^'self'( 'sha256-[\w+/]{43}='){2}$/);
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(answer.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
});

test('an address with a percent sign that begins no character is refused in words, by the built pages too', {
  tag: '@core',
}, async ({ request }) => {
  for (const path of ['/%zz', '/discover/%ff']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(400);
    expect(await answer.text()).toContain("can't read this address");
  }
});

test('no page carries an inline handler, a style attribute or an inline script but the one its policy names', {
  tag: '@core',
}, async ({ request }) => {
  for (const path of ['/', '/discover', pathOf(await findFirst(request)), '/error/401', '/nowhere']) {
    const answer = await request.get(path);
    const html = await answer.text();
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.length).toBeGreaterThan(20);
    expect(tags.filter((tag) => /\s(on[a-z]+|style)\s*=/i.test(tag))).toEqual([]);
    const inline = [...html.matchAll(/<script(?! type=)[^>]*>(.*?)<\/script>/gis)].map(
      ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
    );
    // The front page has an experiment, whose script the policy names too.
    expect(inline).toHaveLength(path === '/' ? 2 : 1);
    expect(parsePolicy(answer).get('script-src')?.split(' ')).toEqual(expect.arrayContaining(inline));
    expect(tags.filter((tag) => /^<style/i.test(tag))).toEqual([]);
    const foreign = tags.filter(
      (tag) => /(href|src|action)="(https?:)?\/\//i.test(tag) && !/canonical/.test(tag),
    );
    // A link that a person follows loads nothing until then, and does not tell where they come from.
    expect(foreign.filter((tag) => !/^<a\s.* rel="noreferrer"/.test(tag))).toEqual([]);
  }
});

test.describe('before anybody chose', () => {
  test.use({ hasChosenCookies: false });

  test('a public page sets no cookie and asks nobody else', { tag: '@core' }, async ({
    page,
    context,
    request,
  }) => {
    const origins = new Set<string>();
    page.on('request', (made) => origins.add(new URL(made.url()).origin));
    await openWithScript(page, '/');
    await openWithScript(page, '/discover');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect([...origins]).toEqual([new URL(page.url()).origin]);
    const answer = await request.get('/discover', { headers: { cookie: 'accessToken=x; session=y' } });
    expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')).toEqual([]);
  });
});

test('a public page is the same for everybody', { tag: '@core' }, async ({ request }) => {
  const [one, two] = await Promise.all([
    request.get('/discover'),
    request.get('/discover', { headers: { cookie: 'session=somebody', 'user-agent': 'Another' } }),
  ]);
  expect(await one.text()).toBe(await two.text());
  expect(one.headers().etag).toMatch(/^"[\w.-]+"$/);
  expect(two.headers().etag).toBe(one.headers().etag);
});

test('a hostile search is shown as text, from the server and after takeover', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const address = `/discover?q=${encodeURIComponent(hostile)}`;
  expect(await (await request.get(address)).text()).not.toContain('<script>window.hacked');
  await openWithScript(page, address);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText(hostile.slice(0, 40));
  await expect(page.locator('input[name="q"]')).toHaveValue(hostile);
  await expect(page.getByRole('img', { name: 'x' })).toHaveCount(0);
  expect(await page.evaluate(isHacked)).toBe(false);
});

test('a hostile address that leads nowhere is shown as text', { tag: '@core' }, async ({ page, request }) => {
  const html = await (await request.get(`/${encodeURIComponent(hostile)}`)).text();
  expect(html).toContain('Page Not Found');
  expect(html).not.toContain('<script>window.hacked');
  expect(html).not.toContain('<img src=x');
  await page.goto('/cookies');
  expect(await page.evaluate(isHacked)).toBe(false);
});

test('parameters nobody knows are dropped and the rest still counts', { tag: '@core' }, async ({
  request,
}) => {
  const { total } = await search(request, { propertyTypes: 2 });
  for (const query of [
    'propertyTypes=2&unknown=1&__proto__=x&constructor[prototype]=y',
    'propertyTypes=2,99999999999999999999,-1,2e0,NaN,__proto__',
    'propertyTypes=2&noOfBedRooms=&furnitureStatus=%00&searchParams=%F0%9F%8F%A0',
    'propertyTypes=2&q=%00&sort=__proto__',
    'propertyTypes=2&cursor=broken',
  ]) {
    const answer = await request.get(`/discover?${query}`);
    expect(answer.status(), query).toBe(200);
    const text = (await answer.text()).replaceAll('<!-- -->', '');
    expect(text.match(/role="status"[^>]*>(\d+) homes?</)?.[1], query).toBe(String(total));
  }
});

test('broken encodings and enormous addresses are refused without an error of the server', {
  tag: '@core',
}, async ({ request }) => {
  for (const path of [
    '/discover?q=%E0%A4%A',
    '/discover/%E0%A4%A/x',
    '/%c0%ae%c0%ae/etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/discover?cursor=%00%00',
    `/discover?q=${'a'.repeat(8_000)}`,
    `/discover?${'searchParams=09&'.repeat(400)}`,
    '/discover/__proto__/constructor',
    '/error/__proto__',
    '/error/constructor',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBeLessThan(500);
    expect(await answer.text(), path).not.toContain('root:');
  }
});

test("private pages and answers are kept nowhere, and the session's secret stands in none (ASVS 3.3.4, 14.3.2)", {
  tag: '@core',
}, async ({ page, context }) => {
  await beginSession(page, people.seen);
  const [session] = (await context.cookies()).filter(({ name }) => name === cookieName('session'));
  expect(session?.httpOnly).toBe(true);
  // What says 'no-transform' holds numbers of others beside text of others, and is not compressed.
  for (const [path, cacheControl] of [
    ['/profile', 'no-store'],
    ['/discover/favourites', 'no-store'],
    ['/chat', 'no-store, no-transform'],
    ['/user/logout', 'no-store'],
    ['/cookies', 'no-store'],
    ['/api/user/control', 'no-store'],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toBe(cacheControl);
    expect(await answer.text(), path).not.toContain(session?.value ?? '');
  }
  const answers = ['get', 'missing', 'permissions', 'sessions'].map((name) => `/api/user/${name}`);
  for (const path of [...answers, '/api/favourites', '/api/enquiries', '/api/saved-searches']) {
    const answer = await page.request.get(path);
    expect(answer.headers()['cache-control'], path).toMatch(/no-store/);
    expect(await answer.text(), path).not.toContain(session?.value ?? '');
  }
});

test('a private page is compressed for its owner, and not where another site led them to it', {
  tag: '@core',
}, async ({ page }) => {
  await beginSession(page, people.seen);
  const awaitHeaders = async (go: () => Promise<unknown>) => {
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/profile');
    await go();
    return (await answer).headers();
  };
  const own = await awaitHeaders(() => page.goto('/profile'));
  expect(own['content-encoding']).toBe('br');
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${new URL('/profile?guess=80000206', page.url()).href}">Win a home</a>`,
    }),
  );
  await page.goto('https://elsewhere.example/');
  const led = await awaitHeaders(() => page.getByRole('link', { name: 'Win a home' }).click());
  expect(led['content-encoding']).toBeUndefined();
  expect(led['cache-control']).toBe('no-store, no-transform');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a form sent from another site is refused (ASVS 3.5.1)', { tag: '@core' }, async ({ request }) => {
  const answer = await request.post('/discover', {
    headers: { origin: 'https://evil.example' },
    form: { q: 'x' },
  });
  expect(answer.status()).toBe(403);
});

test.describe('when script got into a page', () => {
  test.use({ expectedProblems: /Content Security Policy/ });

  test('the policy does not run it', { tag: '@core' }, async ({ page }) => {
    await openWithScript(page, '/map');
    const violated = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          const script = document.createElement('script');
          script.textContent = 'window.hacked = 1';
          document.head.append(script);
        }),
    );
    expect(await violated).toBe('script-src-elem');
    expect(await page.evaluate(isHacked)).toBe(false);
  });
});
