import type { Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { beAt, personas } from '../support/singpass.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const phone = (page: Page) => page.getByRole('region', { name: 'Phone', exact: true });

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });
    const persona = hasScript ? personas.withoutMobile : personas.unscriptedWithoutMobile;

    /** Without script the last step of the way back is a press of a button. */
    async function be(page: Page, who: string, myinfo = false): Promise<void> {
      await beAt(page, who, { myinfo });
      if (!hasScript) await page.getByRole('button', { name: 'Continue' }).click();
    }

    test('somebody without a phone proves at Singpass that it is them, and nobody else can', async ({
      page,
    }) => {
      await page.goto('/splogin?as=tenant');
      await be(page, persona, true);
      await expect(page).toHaveURL('/mi/review/tenant');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL('/mi/review/success');

      // What is typed is stored by a press of the link, once the script is there.
      await (hasScript ? openWithScript(page, '/profile/me') : page.goto('/profile/me'));
      await expect(phone(page)).toContainText('Not stated');
      await page.getByRole('textbox', { name: /^Name/ }).fill('Typed and not sent');
      await phone(page).getByRole('link', { name: 'Edit' }).click();
      await expect(heading(page)).toHaveText("Confirm it's you");
      await expect(page.getByRole('button', { name: /code/ })).toHaveCount(0);

      await page.getByRole('link', { name: 'Confirm with Singpass' }).click();
      await be(page, personas.long);
      await expect(heading(page)).toHaveText('You logged in as someone else');
      await page.getByRole('link', { name: 'Try again' }).click();
      await page.getByRole('link', { name: 'Confirm with Singpass' }).click();
      await be(page, persona);
      await expect(page).toHaveURL('/profile/me#change-phone');
      await expect(phone(page).getByRole('textbox')).toBeVisible();
      if (hasScript)
        await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Typed and not sent');

      await page.goto('/profile');
      await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
      await page.goto('/profile/leave');
      await expect(page.getByRole('button', { name: 'Delete my account in seven days' })).toBeVisible();
    });
  });
}
