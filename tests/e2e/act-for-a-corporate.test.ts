import type { Browser, Page, Request, Route } from '@playwright/test';
import { chooseCorporate } from '../support/chooseCorporate.ts';
import { cookieName } from '../support/cookieNames.ts';
import { findIssues } from '../support/findIssues.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

const harbour = 'Harbour Living';
const orchid = 'Orchid Stays';
/** What a form was refused with, and what may be while somebody chooses. */
const problems = new RegExp(`40[049]|${atNewSecret.source}`);

test.describe.configure({ retries: 0 });
test.use({ expectedProblems: atNewSecret });

/** Opens a page as somebody who has logged in, and has them act for a corporate where they are asked. */
async function open(page: Page, phoneNumber: string, path: string, corporate = harbour): Promise<void> {
  await beginSession(page, phoneNumber);
  await page.goto(path);
  if (new URL(page.url()).pathname === '/user/selection') await chooseCorporate(page, corporate);
  await expect(page).toHaveURL(path);
}

/** Somebody else in a browser of their own. */
async function openElsewhere(
  browser: Browser,
  url: string,
  phoneNumber: string,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await open(page, phoneNumber, path);
  return page;
}

const part = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
const openPart = async (page: Page, name: string) => {
  const found = part(page, name);
  if ((await found.getAttribute('open')) === null) await found.locator('summary').click();
  return found;
};
const findCid = async (page: Page): Promise<string | null> => {
  const { user } = (await (await page.request.get('/api/user/control')).json()) as { user: { cid: string } };
  return user.cid;
};
const listNames = async (page: Page): Promise<string[]> => {
  const { data } = (await (await page.request.get('/api/corporate/organisations')).json()) as {
    data: { name: string }[];
  };
  return data.map(({ name }) => name);
};

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, expectedProblems: problems });

    test('somebody with two corporates acts for the one they choose, and goes where they wanted to go', {
      tag: hasScript ? '@core' : [],
    }, async ({ page }) => {
      await open(page, people.administrator, '/account');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('User management');
      await expect(page.getByRole('main')).toContainText(`Everyone who acts for ${harbour}.`);
      await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: harbour }).click();
      await expect(page).toHaveURL('/user/selection');
      await chooseCorporate(page, orchid);
      await expect(page).not.toHaveURL(/selection|refresh/);
      expect(await findCid(page)).toBe('sample-orchid-stays');
      await page.goto('/account');
      await expect(page.getByRole('main')).toContainText('Suresh Nair');
      await expect(page.getByRole('main')).not.toContainText('Kenji Mori');
      await page.goto('/user/selection');
      await chooseCorporate(page, harbour);
      await expect(page).not.toHaveURL(/selection|refresh/);
    });

    test('an administrator adds an organisation, renames it, moves somebody there and closes it', async ({
      page,
    }) => {
      const [name, renamed] = hasScript ? ['North homes', 'Northern homes'] : ['West homes', 'Western homes'];
      await open(page, people.administrator, '/subbusiness');
      const adding = page.getByRole('region', { name: 'Add an organisation' });
      await adding.getByLabel('Name').fill('city HOMES');
      await adding.getByRole('button', { name: 'Add' }).click();
      await expect(adding).toContainText('This name is already used by another open organisation.');
      await expect(adding.getByLabel('Name')).toHaveValue('city HOMES');
      await adding.getByLabel('Name').fill(name);
      await adding.getByRole('button', { name: 'Add' }).click();
      await expect(part(page, name)).toContainText('0 people');
      await openPart(page, name);
      await part(page, name).getByLabel('Name').fill(renamed);
      await part(page, name).getByRole('button', { name: 'Rename' }).click();
      await expect(part(page, renamed)).toBeVisible();
      await openPart(page, renamed);
      await part(page, renamed).getByLabel('Move someone here').selectOption({ label: 'Pauline Seah' });
      await part(page, renamed).getByRole('button', { name: 'Move' }).click();
      await expect(part(page, renamed)).toContainText('1 person');
      await openPart(page, renamed);
      await part(page, renamed).getByRole('button', { name: 'Close' }).click();
      await expect(part(page, renamed).locator('summary')).toContainText('Closed');
      await page.goto('/account');
      await openPart(page, 'Pauline Seah');
      await part(page, 'Pauline Seah').getByLabel('Organisation').selectOption({ label: 'None' });
      await part(page, 'Pauline Seah').getByRole('button', { name: 'Save' }).click();
      await openPart(page, 'Pauline Seah');
      await expect(part(page, 'Pauline Seah')).toContainText('No organisation');
    });

    test('the last administrator of a corporate stays one', { tag: hasScript ? '@core' : [] }, async ({
      page,
    }) => {
      await open(page, people.administrator, '/account');
      await openPart(page, 'Pauline Seah');
      await part(page, 'Pauline Seah').getByLabel('Role').selectOption('member');
      await part(page, 'Pauline Seah').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        "This role can't be removed or changed: a company needs at least one administrator.",
      );
      await page.reload();
      await expect(part(page, 'Pauline Seah').locator('summary')).toContainText('Administrator');
    });

    test('somebody is invited, and the invitation is withdrawn', { tag: hasScript ? '@core' : [] }, async ({
      page,
    }) => {
      const email = hasScript ? 'new@people.example' : 'newer@people.example';
      await open(page, people.administrator, '/account');
      const inviting = page.getByRole('region', { name: `Invite someone to ${harbour}` });
      await inviting.getByLabel('Email address').fill(email);
      await inviting.getByRole('button', { name: 'Invite' }).click();
      const row = page.getByRole('listitem').filter({ hasText: email });
      await expect(row.getByText('Pending')).toBeVisible();
      await row.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click();
      await expect(row.getByText('Withdrawn', { exact: true })).toBeVisible();
    });
  });
}

test.describe('in several tabs', () => {
  test.use({ expectedProblems: problems });

  test('a switch from the menu loads every tab anew for the other corporate', async ({ page, context }) => {
    await open(page, people.administrator, '/account');
    const other = await context.newPage();
    await openWithScript(other, '/subbusiness');
    await expect(other.getByRole('main')).toContainText('City homes');
    await openWithScript(page, '/account');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: `Act for ${orchid}` }).click();
    await expect(page.getByRole('main')).toContainText(`Everyone who acts for ${orchid}.`);
    await expect(other.getByRole('main')).toContainText('Serviced apartments');
    await expect(other.getByRole('main')).not.toContainText('City homes');
  });

  test('a tab that did not hear of the switch writes nothing, keeps what was typed, and is loaded anew (ASVS 7.2.4, 4.1.3)', {
    tag: '@core',
  }, async ({ page, context }) => {
    await open(page, people.administrator, '/subbusiness');
    const stale = await context.newPage();
    await stale.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await openWithScript(stale, '/subbusiness');
    const renderedFor = await findCid(page);
    const target = renderedFor === 'sample-harbour-living' ? orchid : harbour;
    const typed = stale.getByRole('region', { name: 'Add an organisation' }).getByLabel('Name');
    await typed.fill('Meant for the other one');
    const secret = async () =>
      (await context.cookies()).find(({ name }) => name === cookieName('session'))?.value;
    const before = await secret();
    await openWithScript(page, '/subbusiness');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: `Act for ${target}` }).click();
    await expect(page.getByRole('main')).toContainText(`The branches, buildings and teams of ${target}`);
    expect(await secret()).not.toBe(before);
    const names = await listNames(page);

    const dialog = stale.getByRole('dialog', { name: 'This page is out of date' });
    // The chat may have heard of the switch before.
    await expect(async () => {
      if (!(await dialog.isVisible()))
        await stale.getByRole('button', { name: 'Add', exact: true }).click({ timeout: 2_000 });
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(dialog).toContainText(`You now act for ${target} in another tab.`);
    expect(await findIssues(stale, 'light')).toEqual([]);
    expect(await listNames(page)).toEqual(names);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(typed).toHaveValue('Meant for the other one');
    await stale.reload();
    await expect(stale.getByRole('main')).toContainText(`The branches, buildings and teams of ${target}`);
  });

  test('without script a form of the other corporate is refused too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await open(page, people.administrator, '/subbusiness');
    const other = await context.newPage();
    await other.goto('/user/selection');
    const target = (await findCid(page)) === 'sample-harbour-living' ? orchid : harbour;
    await chooseCorporate(other, target);
    const names = await listNames(other);
    await page.getByRole('region', { name: 'Add an organisation' }).getByLabel('Name').fill('Stale');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of date');
    expect(await listNames(other)).toEqual(names);
    await page.getByRole('link', { name: 'Reload page' }).click();
    await expect(page.getByRole('main')).toContainText(`The branches, buildings and teams of ${target}`);
    await context.close();
  });
});

test('a switch waits for what its page still asks, so that nothing is refused for it', async ({
  page,
  context,
}) => {
  await open(page, people.administrator, '/account');
  const other = await context.newPage();
  await openWithScript(other, '/subbusiness');
  const target = (await findCid(page)) === 'sample-harbour-living' ? orchid : harbour;
  const delayed: Route[] = [];
  await page.route('**/api/user/control', (route) => void delayed.push(route), { times: 1 });
  await openWithScript(page, '/account');
  await expect.poll(() => delayed.length).toBe(1);
  const seen: string[] = [];
  const note = (request: Request) => seen.push(new URL(request.url()).pathname);
  page.on('requestfinished', (request) => request.url().endsWith('/control') && note(request));
  page.on('request', (request) => request.url().endsWith('/switch') && note(request));
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: `Act for ${target}` }).click();
  await delayed[0]?.continue();
  await expect(page.getByRole('main')).toContainText(`Everyone who acts for ${target}.`);
  await expect(other.getByRole('main')).toContainText(`The branches, buildings and teams of ${target}`);
  expect(seen.slice(0, 2)).toEqual(['/api/user/control', '/api/corporate/switch']);
});

test('who is removed acts for the corporate no more, from their next request on (ASVS 8.3.2, 8.4.1)', {
  tag: '@core',
}, async ({ page, browser, baseURL }) => {
  await open(page, people.administrator, '/account');
  await page.goto('/user/selection');
  await chooseCorporate(page, harbour);
  await expect(page).not.toHaveURL(/selection|refresh/);
  const wendy = await openElsewhere(browser, baseURL ?? '', people.otherMember, '/account');
  await expect(wendy.getByRole('main')).toContainText('Kenji Mori');
  await expect(wendy.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await openWithScript(page, '/account');
  const row = await openPart(page, 'Wendy Chia');
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await row.getByRole('button', { name: `Remove from ${harbour}` }).click();
  await expect(part(page, 'Wendy Chia')).toHaveCount(0);
  expect(await findCid(wendy)).toBeNull();
  await wendy.goto('/account');
  await expect(wendy.getByRole('main')).toContainText("You're not in a company yet");
  await expect(wendy.getByRole('main')).not.toContainText('Kenji Mori');
  await wendy.context().close();
});

test('a member sees the organisations and changes none; a tenant sees neither page', {
  tag: '@core',
}, async ({ page, browser, baseURL }) => {
  await open(page, people.corporateMember, '/subbusiness');
  await expect(page.getByRole('main')).toContainText('East Coast homes');
  await expect(page.getByRole('button', { name: 'Add' })).toHaveCount(0);
  await expect(page.locator('details')).toHaveCount(0);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const tenant = await context.newPage();
  await beginSession(tenant, people.tenant);
  await tenant.goto('/account');
  await expect(tenant).toHaveURL('/error/company');
  await expect(tenant.getByRole('main')).toContainText('This page needs a company account');
  await context.close();
});

test('the way on goes to the stored path, to a page of one’s own, and for a visitor to log-in', async ({
  page,
}) => {
  await page.goto('/refresh');
  await expect(page).toHaveURL('/login');
  await open(page, people.corporateMember, '/account');
  await page.goto('/refresh');
  await expect(page).toHaveURL(/\/(profile|dashboard)$/);
});
