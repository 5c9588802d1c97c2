import { readFile } from 'node:fs/promises';
import { waitForHydration } from '../support/hydration.ts';
import { beginSession, logIn, people, stepUpAtIssuer } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { expect, test } from '../support/test.ts';

const atDisconnection = new RegExp(`${atNewSecret.source}|ERR_INTERNET_DISCONNECTED`);

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, expectedProblems: hasScript ? atDisconnection : atNewSecret });
    const person = hasScript ? people.leaver : people.unscriptedLeaver;

    test('somebody takes their data, asks to be deleted, and changes their mind on coming back', async ({
      page,
    }) => {
      await beginSession(page, person);
      await page.goto('/profile');
      await page.getByRole('link', { name: 'Get my data' }).click();
      await stepUpAtIssuer(page);
      await expect(page).toHaveURL('/profile#data');
      if (hasScript) {
        await waitForHydration(page);
        await page.context().setOffline(true);
        await page.getByRole('button', { name: 'Download my data' }).click();
        await expect(page.getByText('Something went wrong, please try again.')).toBeVisible();
        await expect(page).toHaveURL('/profile#data');
        await page.context().setOffline(false);
      }
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download my data' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(data.profile).toMatchObject([{ phoneNumber: `+65${person}` }]);
      expect(data.sessions.length).toBeGreaterThan(0);

      await page.getByRole('link', { name: 'Delete my account' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete my account');
      await page.getByRole('button', { name: 'Delete my account in seven days' }).click();
      await expect(page).toHaveURL('/user/leaving');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Your account will be deleted on');

      await page.goto('about:blank');
      await page.context().clearCookies();
      await page.goto('/discover/favourites');
      await logIn(page, person);
      await expect(page).toHaveURL('/user/leaving');
      await page.getByRole('button', { name: 'Keep my account' }).click();
      await expect(page).toHaveURL('/discover/favourites');
      await page.goto('/user/leaving');
      await expect(page).toHaveURL('/profile');
    });
  });
}
