import { question, test } from '../support/askingProduct.ts';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { getShifts, watchShifts } from '../support/layoutShifts.ts';
import { beginSession, people } from '../support/logIn.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { expect } from '../support/test.ts';

test.describe('the question', () => {
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

  test('moves nothing in an inbox, and leaves the field of a message free', async ({ page }) => {
    await beginSession(page, people.tenant);
    await watchShifts(page, 'form[data-placement="foot"]');
    const field = page.getByRole('textbox', { name: 'Message', exact: true });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto('/chat');
      await expect(question(page)).toBeVisible();
      expect(await getShifts(page), `${width}`).toEqual([]);
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect(field).toBeVisible();
      const findGap = async () => {
        const [writing, asking] = [await field.boundingBox(), await question(page).boundingBox()];
        return writing && asking && asking.y - (writing.y + writing.height);
      };
      await expect.poll(findGap, { message: `${width}` }).toBeGreaterThanOrEqual(0);
    }
  });

  /** The visual tests ask this of every page; here the keys are real, and so is the page that is loaded. */
  test('covers nothing that is focused on the way through a home with the Tab key', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openWithScript(page, pathOf(await findFirst(page.request)));
    await expect(question(page)).toBeVisible();
    const stops = new Set<string>();
    const covered: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const { stop, isCovered } = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const cover = seen?.closest('form[data-placement="foot"], [data-sewa-help], :has(> [href="#ask"])');
        return {
          stop: focused.outerHTML.slice(0, 100),
          isCovered: Boolean(cover && !cover.contains(focused)),
        };
      });
      stops.add(stop);
      if (isCovered) covered.push(stop);
    }
    expect(stops.size).toBeGreaterThan(20);
    expect(covered).toEqual([]);
  });

  test('and the reading aids in the corner leave each other free', async ({ page }) => {
    for (const width of [1025, 1280, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await openWithScript(page, '/map');
      const aids = page.getByRole('button', { name: 'Reading aids' });
      await expect(question(page)).toBeVisible();
      const findGap = async () => {
        const [corner, asking] = [await aids.boundingBox(), await question(page).boundingBox()];
        return corner && asking && asking.y - (corner.y + corner.height);
      };
      await expect.poll(findGap, { message: `${width}` }).toBeGreaterThanOrEqual(0);
      await aids.click({ trial: true });
    }
  });

  test('leaves the main controls of a phone in reach', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const home = pathOf(await findFirst(page.request));
    const controls = {
      '/': page.getByRole('main').getByRole('button', { name: 'Search' }).first(),
      '/discover': page.getByRole('button', { name: 'Filters' }),
      [home]: page.getByRole('link', { name: /^Message / }).last(),
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
    await openWithScript(page, '/map');
    await expect(question(page)).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
    await waitForHydration(page);
    await expect(question(page)).toHaveCount(0);
    await page.goBack();
    await expect(question(page)).toBeVisible();
  });
});
