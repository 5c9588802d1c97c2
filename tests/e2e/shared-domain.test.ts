import { cookieName } from '../support/cookieNames.ts';
import { siblingName } from '../support/httpsSite.ts';
import { waitForHydration } from '../support/hydration.ts';
import { logIn, people } from '../support/logIn.ts';
import { expect, test } from '../support/test.ts';
import { sharedDomain } from '../support/testHosts.ts';

test.describe.configure({ retries: 0 });

const on = (name: string, url = '') => url.replace('//app.', `//${name}.`);

test('secrets stay with their host, and what is shown is shared with the domain (ASVS 3.3.1, 3.3.3, 3.3.4)', async ({
  page,
  context,
}) => {
  await page.goto('/profile');
  await logIn(page, people.profiled);
  await expect(page).toHaveURL('/profile');
  const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  expect(cookies[cookieName('session')]).toMatchObject({
    name: '__Host-session',
    domain: `app.${sharedDomain}`,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(cookies.accessToken).toMatchObject({
    domain: `.${sharedDomain}`,
    secure: true,
    httpOnly: false,
    sameSite: 'Lax',
  });
  const secrets = Object.values(cookies).filter(({ name }) => name.startsWith('__Host-'));
  expect(secrets.map(({ domain }) => domain)).toEqual(secrets.map(() => `app.${sharedDomain}`));
});

test('a page asked for under another name is shown under the own one, signed in as before', async ({
  page,
  baseURL,
}) => {
  await page.goto('/login');
  await logIn(page, people.profiled);
  await page.goto(`${on('www', baseURL)}/profile`);
  await expect(page).toHaveURL(`${baseURL}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('another site of the domain', () => {
  test.use({ expectedProblems: /CORS|ERR_FAILED|403/ });

  test('may show who is signed in, and can read and change nothing of theirs', async ({ page, baseURL }) => {
    await page.goto('/login');
    await logIn(page, people.profiled);
    await page.goto(on(siblingName, baseURL));
    const seen = await page.evaluate(() => document.cookie);
    expect(seen).toContain('accessToken=');
    expect(seen).not.toContain('session');
    const answers = await page.evaluate(async (app) => {
      const ask = async (path: string, init: RequestInit = {}) => {
        try {
          const { type, status } = await fetch(`${app}${path}`, { credentials: 'include', ...init });
          return type === 'opaque' ? 'opaque' : status;
        } catch {
          return 'refused';
        }
      };
      return [
        await ask('/api/user/get'),
        await ask('/api/favourites/aaaaaaaaaaaa', { method: 'PUT' }),
        await ask('/api/user/logout', { method: 'POST', mode: 'no-cors' }),
      ];
    }, baseURL ?? '');
    expect(answers).toEqual(['refused', 'refused', 'opaque']);
    await page.goto(`${baseURL}/profile`);
    await expect(page).toHaveURL(`${baseURL}/profile`);
  });

  test('plants cookies that open nothing and lead nowhere', async ({ page, context, baseURL }) => {
    await page.goto(on(siblingName, baseURL));
    await page.evaluate((domain) => {
      const seeded = `; Path=/; Domain=${domain}; Secure`;
      // biome-ignore-start lint/suspicious/noDocumentCookie: this is what a page of another host could do
      document.cookie = `__Host-session=${'a'.repeat(43)}${seeded}`;
      document.cookie = `session=${'a'.repeat(43)}${seeded}`;
      document.cookie = `redirect=${encodeURIComponent('//evil.example/')}${seeded}`;
      // biome-ignore-end lint/suspicious/noDocumentCookie: the product is asked again from here
    }, sharedDomain);
    const seeded = (await context.cookies()).map(({ name }) => name).sort();
    expect(seeded).toEqual(['consent', 'redirect', 'session']);
    await page.goto(`${baseURL}/profile`);
    await expect(page).toHaveURL(`${baseURL}/login`);
    await logIn(page, people.profiled);
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/`));
  });

  test('no longer shows somebody who has logged out', async ({ page, context, baseURL }) => {
    await page.goto('/login');
    await logIn(page, people.profiled);
    await page.goto('/user/logout');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['__Host-greeted', 'consent']);
    await page.goto(on(siblingName, baseURL));
    expect(await page.evaluate(() => document.cookie)).not.toContain('accessToken');
  });
});

test('two tokens of one name are as good as none', async ({ page, context, baseURL }) => {
  await page.goto('/login');
  await logIn(page, people.profiled);
  const [token] = (await context.cookies()).filter(({ name }) => name === 'accessToken');
  // From here no page of the product sees the second one come, and leaves for home on its own.
  await page.goto('about:blank');
  await context.addCookies([{ name: 'accessToken', value: token?.value ?? '', url: baseURL ?? '' }]);
  await page.goto('/discover');
  await waitForHydration(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('the browser is told to come by https only, subdomains too, for a year (ASVS 3.4.1)', async ({
  request,
}) => {
  const { 'strict-transport-security': policy = '' } = (await request.get('/')).headers();
  expect(policy).toMatch(/includeSubDomains/);
  expect(Number(/max-age=(\d+)/.exec(policy)?.[1])).toBeGreaterThanOrEqual(31_536_000);
});
