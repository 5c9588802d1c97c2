import { logIn, people } from '../support/logIn.ts';
import { expect, test } from '../support/test.ts';

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, expectedProblems: /400/ });
    const person = hasScript ? people.newUser : people.unscriptedNewUser;

    test('whoever lacks part of a profile is asked for it first, and then goes where they wanted to go', {
      tag: hasScript ? '@core' : [],
    }, async ({ page }) => {
      await page.goto('/profile');
      await expect(page).toHaveURL('/login');
      await logIn(page, person);
      await expect(page).toHaveURL('/user/missing');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your profile');
      await expect(page.getByLabel('Name')).toHaveCount(0);

      const save = page.getByRole('button', { name: 'Save' });
      const mail = page.getByRole('textbox', { name: /^Email address/ });
      const onPass = page.getByRole('radio', { name: /^On a pass/ });
      await mail.fill('nobody@home');
      await onPass.check();
      await save.click();
      await expect(page.getByText('Your email address should look like').first()).toBeVisible();
      await expect(mail).toHaveValue('nobody@home');
      await expect(onPass).toBeChecked();

      await mail.fill(`${hasScript ? 'noor' : 'ben'}@people.example`);
      await save.click();
      const pass = page.getByRole('combobox', { name: /^Your pass/ });
      await expect(pass).toBeVisible();
      await expect(mail).toHaveCount(0);
      await pass.selectOption('Employment Pass');
      await save.click();
      await expect(page).toHaveURL('/user/complete');
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/profile');
      await expect(page.getByRole('main')).toContainText('Employment Pass');

      await page.goto('/user/missing');
      await expect(page).toHaveURL('/user/complete');
    });
  });
}
