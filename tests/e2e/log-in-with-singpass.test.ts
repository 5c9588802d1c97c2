import type { Page } from '@playwright/test';
import { cookieName } from '../support/cookieNames.ts';
import { loseSession } from '../support/loseSession.ts';
import { beAt, meetSingpass, personas } from '../support/singpass.ts';
import { makeMarketFolder, type ReadySewa, removeFolder, startSewa, stopSewa } from '../support/startSewa.ts';
import { expect, test } from '../support/test.ts';

const identityNumber = /[STFGM]\d{7}[A-Z]/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Without script the last step of the way back is a press of a button. */
async function comeBack(page: Page, hasScript: boolean): Promise<void> {
  if (!hasScript) await page.getByRole('button', { name: 'Continue' }).click();
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, expectedProblems: /400/ });
    const persona = hasScript ? personas.owner : personas.unscriptedOwner;

    test('an owner signs up with Singpass and Myinfo, and comes straight in the next time', {
      tag: hasScript ? '@core' : [],
    }, async ({ page }) => {
      await page.goto('/mi');
      await page.getByRole('link', { name: 'Landlord' }).click();
      await expect(heading(page)).toHaveText('What we ask for');
      await expect(page.getByRole('main')).toContainText('NRIC or FIN');
      await page.getByRole('link', { name: 'Continue to Singpass' }).click();
      await beAt(page, persona, { myinfo: true });
      await comeBack(page, hasScript);

      await expect(page).toHaveURL('/mi/review/landlord');
      const main = page.getByRole('main');
      await expect(main).toContainText(/\*{5}\d{3}[A-Z]/);
      await expect(main).toContainText('Verified');
      expect(await page.content()).not.toMatch(identityNumber);
      await expect(page.getByLabel('Name')).toHaveCount(0);
      const mail = page.getByRole('textbox', { name: /^Email address/ });
      await expect(mail).toHaveValue(/@people\.example$/);
      await mail.fill('nobody@home');
      await page.getByRole('button', { name: 'Create account' }).click();
      if (!hasScript || (await mail.evaluate((field: HTMLInputElement) => field.validity.valid)))
        await expect(page.getByText('should look like').first()).toBeVisible();
      await mail.fill(`${hasScript ? 'own' : 'ours'}@people.example`);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL('/mi/review/success');
      await expect(heading(page)).toHaveText("You're all set");

      await page.goto('/profile');
      await expect(main).toContainText(hasScript ? 'TAN WEI LING' : 'RAJESH S/O MENON');
      await expect(main).toContainText('Landlord');

      await loseSession(page);
      await page.goto('/profile');
      await expect(page).toHaveURL('/login');
      await page.getByRole('link', { name: 'Log in with Singpass' }).click();
      await beAt(page, persona);
      await comeBack(page, hasScript);
      await expect(page).toHaveURL('/profile');
    });
  });
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'an agent with script' : 'an agent without script', () => {
    test.use({ javaScriptEnabled: hasScript, expectedProblems: /400/ });

    test('signs up with Myinfo and the numbers of the public register, in one go', async ({ page }) => {
      await page.goto('/mi/agent');
      await expect(page.getByRole('main')).toContainText('CEA registration number');
      await expect(page.getByRole('main')).not.toContainText('NRIC');
      await page.getByRole('link', { name: 'Continue to Singpass' }).click();
      await beAt(page, hasScript ? personas.agent : personas.unscriptedAgent, { myinfo: true });
      await comeBack(page, hasScript);
      await expect(page).toHaveURL('/mi/review/agent');
      const registration = page.getByRole('textbox', { name: /^CEA/ });
      await registration.fill('R12345A');
      await page.getByRole('textbox', { name: /^Estate agent/ }).fill('L3001234K');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('should be R, six digits and a letter').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Estate agent/ })).toHaveValue('L3001234K');
      await registration.fill(hasScript ? 'R012345A' : 'R012346B');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL('/mi/review/success');
      await expect(heading(page)).toHaveText("You're all set");
      await page.goto('/profile');
      await expect(page.getByRole('main')).toContainText('Main Agent');
    });
  });
}

test('nothing of the way stands in the address afterwards', async ({ page }) => {
  await page.goto('/splogin');
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await beAt(page, personas.odd);
  await expect(page).toHaveURL('/mi');
  expect(seen.filter((url) => /[?&](code|state)=/.test(url))).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBeLessThan(8);
});

test('who cancels is told so, and may begin again', { tag: '@core' }, async ({ page }) => {
  await page.goto('/splogin?as=tenant');
  await meetSingpass(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page)).toHaveText('You cancelled');
  await expect(page).toHaveURL(/\/mi\/verify\?attempt=[\w-]{36}$/);
  await page.getByRole('link', { name: 'Try again' }).click();
  await beAt(page, personas.onPassWithoutStatus, { myinfo: true });
  await expect(page).toHaveURL('/mi/review/tenant');
  await expect(page.getByRole('main')).toContainText('S Pass');
});

for (const [issue, title] of [
  ['unsigned', "We couldn't log you in"],
  ['wrong-state', "We don't recognise this login"],
] as const) {
  test(`an issuer's answer with the fault ${issue} logs nobody in, and says so`, { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Log in with Singpass' }).click();
    await beAt(page, personas.withoutMyinfo, { issue });
    await expect(heading(page)).toHaveText(title);
    await page.getByRole('link', { name: 'Log in with your phone' }).click();
    await expect(page).toHaveURL('/login');
  });
}

test('two tabs log in at once, each its own way', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/splogin');
  await other.goto('/splogin?with=b2c');
  await meetSingpass(page);
  await beAt(other, personas.long);
  await expect(other).toHaveURL('/mi');
  await beAt(page, personas.onPass);
  await expect(page).toHaveURL('/mi');
});

test('the second issuer logs people in through its own address', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Log in with a partner account' }).click();
  await beAt(page, personas.withoutMobile, { issue: 'wrong-audience' });
  await expect(page).toHaveURL(/\/login\/b2c\/callback\?attempt=[\w-]{36}$/);
  await expect(heading(page)).toHaveText("We couldn't log you in");
  await page.getByRole('link', { name: 'Try again' }).click();
  await beAt(page, personas.withoutMobile);
  await expect(page).toHaveURL('/mi');
});

test('old returns of the mobile app lead to log-in, or to sign-up where one was begun', async ({
  page,
  context,
  baseURL,
}) => {
  for (const path of ['/login/sp/mobile?code=x', '/login/singpass/mobile']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  const url = baseURL ?? '';
  await context.addCookies([{ name: cookieName('SIGNUP_MOBILE'), value: '1', url }]);
  expect((await page.request.get('/login/sp/mobile', { maxRedirects: 0 })).headers().location).toBe(
    '/signup',
  );
  await context.addCookies([{ name: cookieName('DISABLE_MOBILE_CALLBACK'), value: '1', url }]);
  expect((await page.request.get('/login/sp/mobile', { maxRedirects: 0 })).headers().location).toBe('/login');
});

test.describe('while the issuer is out of order', () => {
  test.use({ expectedProblems: /503|\/api\/reports/ });
  let sewa: ReadySewa;
  test.beforeAll(async () => {
    sewa = await startSewa({ dataFolder: makeMarketFolder() });
  });
  test.afterAll(async () => {
    await stopSewa(sewa);
    removeFolder(sewa.dataFolder);
  });

  test('log-in by phone is offered, also when the issuer never answers, and Singpass works again by itself', async ({
    page,
  }) => {
    await page.goto(`${sewa.url}/splogin`);
    await meetSingpass(page);
    const issuer = new URL(page.url()).origin;
    for (const outage of ['hang', 'down', 'garbage']) {
      await page.request.post(`${issuer}/outage`, { form: { outage } });
      const answer = await page.request.get(`${sewa.url}/splogin`);
      expect([outage, answer.status()]).toEqual([outage, 503]);
      expect(await answer.text()).toContain('Log in with your phone');
    }
    await page.goto(`${sewa.url}/splogin`);
    await expect(page.getByRole('link', { name: 'Log in with your phone' })).toBeVisible();
    await page.request.post(`${issuer}/outage`, { form: { outage: '' } });
    // The product gives its issuer three seconds, which a busy machine may take: then somebody tries once more.
    await expect(async () => {
      await page.getByRole('link', { name: 'Try again' }).click();
      await beAt(page, personas.owner);
      await expect(page).toHaveURL(`${sewa.url}/mi`);
    }).toPass({ timeout: 120_000 });
  });
});
