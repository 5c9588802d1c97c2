import { question, test } from '../support/askingProduct.ts';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { getShifts, watchShifts } from '../support/layoutShifts.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { expect } from '../support/test.ts';

test.describe('the question', () => {
  test.use({ expectedProblems: /seeded|\/error\/401/ });

  test('comes late and moves nothing', async ({ page }) => {
    await watchShifts(page, 'form[data-placement="foot"]');
    for (const path of ['/', '/discover', pathOf(await findFirst(page.request)), '/map']) {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 780 });
        await page.goto(path);
        await expect(question(page)).toBeVisible();
        expect(await getShifts(page), path).toEqual([]);
      }
    }
  });

  for (const width of [360, 1440]) {
    test(`covers nothing that is focused, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      for (const path of ['/', '/discover', pathOf(await findFirst(page.request)), '/error/401']) {
        await openWithScript(page, path);
        await expect(question(page)).toBeVisible();
        const covered: string[] = [];
        for (let stop = 0; stop < 60; stop += 1) {
          await page.keyboard.press('Tab');
          const issue = await page.evaluate(() => {
            const focused = document.activeElement;
            const form = document.querySelector('form[data-placement="foot"]');
            if (!focused || !form || focused === document.body || form.contains(focused)) return null;
            const { left, right, top, bottom } = focused.getBoundingClientRect();
            // What stands above the question in its empty corner is not covered by it.
            if (focused.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
              return null;
            const cover = form.getBoundingClientRect();
            const seen = Math.max(0, cover.top - top) + Math.max(0, bottom - cover.bottom);
            // What is higher than the room above the question is seen in part.
            if (seen < (bottom - top) / 2) return `${focused.outerHTML.slice(0, 100)} ${top} to ${bottom}`;
            return null;
          });
          if (issue) covered.push(issue);
        }
        expect(covered, path).toEqual([]);
      }
    });
  }

  test('and the reading aids in the corner leave each other free', async ({ page }) => {
    for (const width of [1025, 1280, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await openWithScript(page, '/discover');
      const aids = page.getByRole('button', { name: 'Reading aids' });
      await expect(question(page)).toBeVisible();
      const corner = await aids.boundingBox();
      const accept = await question(page).getByRole('button', { name: 'Accept all' }).boundingBox();
      expect((accept?.x ?? 0) + (accept?.width ?? 0), `${width}`).toBeLessThanOrEqual(corner?.x ?? 0);
      await aids.click({ trial: true });
    }
  });

  test('leaves the main controls of a phone in reach', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const home = pathOf(await findFirst(page.request));
    const controls = {
      '/': page.getByRole('main').getByRole('button', { name: 'Search' }).first(),
      '/discover': page.getByRole('button', { name: 'Filters' }),
      [home]: page.getByRole('link', { name: /^Ask/ }).last(),
    };
    for (const [path, control] of Object.entries(controls)) {
      await openWithScript(page, path);
      await expect(question(page)).toBeVisible();
      await expect(control, path).toBeInViewport({ ratio: 1 });
      const isOnTop = await control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop, path).toBe(true);
    }
  });

  test('is hidden under log-in and comes back behind it', async ({ page }) => {
    await openWithScript(page, '/discover');
    await expect(question(page)).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
    await waitForHydration(page);
    await expect(question(page)).toHaveCount(0);
    await page.goBack();
    await expect(question(page)).toBeVisible();
  });
});
