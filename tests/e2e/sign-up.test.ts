import type { Page } from '@playwright/test';
import { beginSession, findSentCode, people } from '../support/logIn.ts';
import { loseSession } from '../support/loseSession.ts';
import { delayScripts } from '../support/scriptGate.ts';
import { expect, test } from '../support/test.ts';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** From the step that asks for the phone to the one that asks who somebody is. */
async function confirmPhone(page: Page, phoneNumber: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phoneNumber);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Verification code').fill(await findSentCode(page));
  await goOn(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About you');
}

/** Waits until the draft is saved with this in it. */
const waitForSaved = (page: Page, name: string, value: string) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.request().postDataJSON().fields?.[name] === value,
  );

/** To the step that asks who somebody is, as somebody new. */
async function openDetails(page: Page, phoneNumber: string): Promise<void> {
  await page.goto('/signup/tenant');
  await goOn(page).click();
  await page.getByRole('link', { name: 'Sign up with your phone' }).click();
  await confirmPhone(page, phoneNumber);
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, expectedProblems: /400/ });
    const phoneNumber = hasScript ? people.newTenant : people.unscriptedTenant;
    /** Where they wanted to go before they were asked to log in. */
    const wanted = hasScript ? '/discover/favourites' : null;

    test('somebody new signs up as a tenant with their phone, and nothing typed is lost on the way', {
      tag: '@core',
    }, async ({ page }) => {
      await page.goto(wanted ?? '/login');
      await expect(page).toHaveURL('/login');
      await page.getByRole('link', { name: 'Sign up' }).click();
      await expect(page).toHaveURL('/signup');
      await page.getByRole('radio', { name: /^Tenant/ }).check();
      await goOn(page).click();
      await expect(page).toHaveURL('/signup/by');
      await page.getByRole('link', { name: 'Sign up with your phone' }).click();
      await expect(page).toHaveURL('/signup/manual');
      await confirmPhone(page, phoneNumber);

      const name = page.getByRole('textbox', { name: /^Name/ });
      const mail = page.getByRole('textbox', { name: /^Email/ });
      const onPass = page.getByRole('radio', { name: /^On a pass/ });
      const pass = page.getByRole('combobox', { name: /^Your pass/ });
      await expect(pass).toBeHidden();
      await name.fill('Aisyah Tan');
      const saved = hasScript ? waitForSaved(page, 'residentialStatus', 'A') : null;
      await onPass.check();
      await expect(pass).toBeVisible();
      if (saved) await saved;
      else {
        await mail.fill('nobody@home');
        await page.getByRole('button', { name: 'Sign up' }).click();
        await expect(page.getByText('Your email address should look like').first()).toBeVisible();
      }
      await page.goto('/signup/manual');
      await expect(name).toHaveValue('Aisyah Tan');
      await expect(onPass).toBeChecked();

      await mail.fill('aisyah@people.example');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText('Your pass is missing').first()).toBeVisible();
      await pass.selectOption('Employment Pass');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page).toHaveURL(wanted ?? '/user/welcome');
      await page.goto('/user/welcome');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Aisyah Tan');

      await page.goto('/login');
      await expect(page).toHaveURL('/user/greet');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Aisyah Tan');
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/dashboard');
      await page.goto('/signup/manual');
      await expect(page).toHaveURL('/signup/by');
    });
  });
}

test('what is typed before the script has arrived stays, and is saved once it has', async ({ page }) => {
  await openDetails(page, people.earlyTenant);
  await page.waitForLoadState('networkidle');
  const gate = await delayScripts(page);
  await page.goto('/signup/manual', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: /^Name/ });
  const onPass = page.getByRole('radio', { name: /^On a pass/ });
  await name.fill('Aisyah Tan');
  await onPass.check();
  await expect.poll(() => gate.waiting().length).toBeGreaterThan(0);
  const saved = waitForSaved(page, 'name', 'Aisyah Tan');
  await gate.open();
  await saved;
  await expect(name).toHaveValue('Aisyah Tan');
  await expect(onPass).toBeChecked();
  await page.goto('/signup/manual');
  await expect(name).toHaveValue('Aisyah Tan');
  await expect(onPass).toBeChecked();
});

test('what is typed is not lost by leaving at once: back at once it is there, and later it is saved', async ({
  page,
}) => {
  await openDetails(page, people.hastyTenant);
  const name = page.getByRole('textbox', { name: /^Name/ });
  const saved = waitForSaved(page, 'name', 'Aisyah');
  await name.fill('Aisyah');
  await saved;
  await name.fill('Aisyah Tan');
  await page.goto('/signup/manual');
  await expect(name).toHaveValue('Aisyah Tan');
  const savedAgain = waitForSaved(page, 'name', 'Aisyah Tan M');
  await name.fill('Aisyah Tan M');
  await savedAgain;
  await name.fill('Aisyah Tan Mei');
  await page.goto('about:blank');
  const parseName = async () =>
    (await (await page.request.get('/api/user/sign-up-draft')).json()).data.fields.name;
  await expect.poll(parseName).toBe('Aisyah Tan Mei');
});

test('the steps cannot be skipped: nothing chosen leads back, a page for people leads on (ASVS 2.3.1)', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/signup/manual');
  await expect(page).toHaveURL('/signup/by');
  await expect(page.getByText('No actor type is selected')).toBeVisible();
  await page.getByRole('link', { name: 'Choose who you are' }).click();
  await expect(page).toHaveURL('/signup');
  await page.goto('/signup/corporate');
  await goOn(page).click();
  await expect(page).toHaveURL('/signup/by');
  await page.getByRole('link', { name: 'Sign up with your phone' }).click();
  await confirmPhone(page, people.newCorporate);
  await page.goto('/profile');
  await expect(page).toHaveURL('/signup/by');
  await loseSession(page);
  await page.goto('/signup/manual');
  await expect(page.getByLabel('Phone number')).toBeVisible();
});

test.describe('an address of sign-up', () => {
  test.use({ expectedProblems: /404/ });

  test('names an actor type, or is not there', { tag: '@core' }, async ({ page }) => {
    for (const type of ['agent', 'owner', 'landlord', 'tenant', 'corporate']) {
      expect((await page.goto(`/signup/${type}`))?.status(), type).toBe(200);
      expect((await page.goto(`/signup/${type}/onboardingIdentifier`))?.status(), type).toBe(200);
    }
    for (const path of ['/signup/nobody', '/signup/Agent', '/signup/nobody/onboardingIdentifier']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByText('Page Not Found')).toBeVisible();
    }
  });
});

test('a visitor is offered home, log-in and sign-up on one line, on a narrow screen sign-up in the foot', async ({
  page,
}) => {
  const [head, foot] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  const ways = { Sewa: '/', 'Log in': '/login', 'Sign up': '/signup' };
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const [name, href] of Object.entries(ways)) {
      const part = width === 360 && name === 'Sign up' ? foot : head;
      await expect(part.getByRole('link', { name }), `${name} ${width}`).toHaveAttribute('href', href);
    }
    expect((await head.boundingBox())?.height, `${width}`).toBeLessThan(80);
  }
  await beginSession(page, people.chooser);
  await page.goto('/');
  await expect(head.getByText('Account', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
});
