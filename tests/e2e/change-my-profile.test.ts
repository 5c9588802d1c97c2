import type { Page } from '@playwright/test';
import { beginSession, findSentCode, people, stepUpAtIssuer } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({
      javaScriptEnabled: hasScript,
      expectedProblems: new RegExp(`400|${atNewSecret.source}`),
    });
    const person = hasScript ? people.changer : people.unscriptedChanger;
    const next = hasScript ? '80000957' : '80000958';

    test('somebody changes their name, then their number and address, each proven by a code', {
      tag: hasScript ? '@core' : [],
    }, async ({ page }) => {
      await beginSession(page, person);
      await page.goto('/profile');
      await page.getByRole('link', { name: 'Edit profile' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit profile');

      await page.getByRole('textbox', { name: /^Name/ }).fill('  ');
      await page.getByRole('radio', { name: /^On a pass/ }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(/Your pass is empty|Your name is empty/).first()).toBeVisible();
      await expect(page.getByRole('radio', { name: /^On a pass/ })).toBeChecked();
      await page.getByRole('textbox', { name: /^Name/ }).fill('Anita K.');
      await page.getByRole('combobox', { name: 'Your pass' }).selectOption('S Pass');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Your profile is saved.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Anita K.');

      await section(page, 'Phone').getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Confirm it's you");
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await stepUpAtIssuer(page);
      await expect(page).toHaveURL(/\/profile\/me/);
      await section(page, 'Phone').getByRole('textbox').fill(next);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      const code = section(page, 'Phone').getByLabel('Verification code');
      const right = await findSentCode(page);
      await code.fill(right === '000000' ? '000001' : '000000');
      await page.getByRole('button', { name: 'Confirm number' }).click();
      await expect(page.getByText('This code is wrong or no longer valid.').first()).toBeVisible();
      await code.fill(right);
      await page.getByRole('button', { name: 'Confirm number' }).click();
      await expect(page.getByText('Phone number changed.')).toBeVisible();
      await expect(section(page, 'Phone')).toContainText(`+65 ${next.slice(0, 4)} ${next.slice(4)}`);

      const address = `anita.${hasScript ? 'k' : 'n'}@people.example`;
      await section(page, 'Email').getByRole('textbox').fill(address);
      await page.getByRole('button', { name: 'Email me a code' }).click();
      await section(page, 'Email')
        .getByLabel('Verification code')
        .fill(await findSentCode(page));
      await page.getByRole('button', { name: 'Confirm email' }).click();
      await expect(section(page, 'Email')).toContainText(`${address} Confirmed`);
    });
  });
}
