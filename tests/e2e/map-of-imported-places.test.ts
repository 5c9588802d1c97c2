import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findIssues } from '../support/findIssues.ts';
import { findOverflow } from '../support/findOverflow.ts';
import { openWithScript } from '../support/hydration.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { orchardDistrict } from '../support/searchPage.ts';
import {
  makeFolder,
  makeMarketFolder,
  removeFolder,
  runNode,
  startSewa,
  stopSewa,
} from '../support/startSewa.ts';
import { test as base, expect } from '../support/test.ts';

interface Places {
  readonly url: string;
}

/** A market into which two areas and a station beside the newest home were imported while it ran. */
const test = base.extend<object, { places: Places }>({
  places: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const [dataFolder, files] = [makeMarketFolder(), makeFolder()];
      const sewa = await startSewa({ dataFolder });
      const { data } = await (await fetch(`${sewa.url}/api/discover?limit=1`)).json();
      const detail = await (await fetch(`${sewa.url}/api/listings/${data.items[0].id}`)).json();
      const { latitude, longitude } = detail.data.position;
      const ring = (west: number) => [
        [west, 1.28],
        [west + 0.1, 1.28],
        [west + 0.1, 1.4],
        [west, 1.4],
        [west, 1.28],
      ];
      const features = ['WESTERN PART', 'EASTERN PART'].map((name, index) => ({
        type: 'Feature',
        properties: { name },
        geometry: { type: 'Polygon', coordinates: [ring(103.6 + index / 10)] },
      }));
      writeFileSync(join(files, 'areas.geojson'), JSON.stringify({ type: 'FeatureCollection', features }));
      writeFileSync(
        join(files, 'stations.csv'),
        `code,name,latitude,longitude\nXX1,Corner MRT station,${latitude + 0.002},${longitude}\n`,
      );
      for (const commandArguments of [
        ['areas', join(files, 'areas.geojson')],
        ['stations', join(files, 'stations.csv')],
      ]) {
        const importing = runNode(['packages/server/bin/sewa.ts', 'import', ...commandArguments], {
          DATA_DIR: dataFolder,
        });
        expect(await importing.ended, importing.output()).toBe(0);
      }
      await use({ url: sewa.url });
      await stopSewa(sewa);
      removeFolder(dataFolder);
      removeFolder(files);
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: async ({ places }, use) => use(places.url),
});

test.describe('with imported outlines and stations', () => {
  test.describe.configure({ mode: 'default' });

  test('homes stand on the map: one is opened by keyboard, and its card leads to it', {
    tag: '@core',
  }, async ({ page }) => {
    await openWithScript(page, '/map');
    await expect(page.getByText('Singapore Open Data Licence')).toBeVisible();
    const map = page.getByRole('region', { name: 'Map of homes' });
    const pins = page.getByRole('group', { name: 'Homes on the map' }).getByRole('button');
    const single = pins.filter({ hasText: 'a month' }).filter({ hasNotText: 'Zoom in' });
    await expect(async () => {
      if ((await single.count()) === 0) await pins.first().press('Enter', { timeout: 2_000 });
      expect(await single.count()).toBeGreaterThan(0);
    }).toPass();
    await single.first().press('Enter');
    const card = page.getByRole('region', { name: 'The home on the map' });
    await expect(card.getByRole('heading').getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(map).toBeFocused();
    await page.keyboard.press('+');
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/\/map\?bounds=103\./);
    await expect(page.getByRole('region', { name: 'Homes here' }).getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Search the whole island' }).click();
    await expect(page).toHaveURL('/map');
  });

  test('the map has no issues in either theme, and nothing sticks out', { tag: '@core' }, async ({
    page,
  }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openWithScript(page, '/map');
      await expect(
        page.getByRole('group', { name: 'Homes on the map' }).getByRole('button').first(),
      ).toBeVisible();
      expect(await findOverflow(page), `${width}`).toBe(0);
      for (const theme of ['light', 'dark'] as const) expect(await findIssues(page, theme)).toEqual([]);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the districts are links on the outlines, large enough at every width', async ({ page }) => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/map');
        await expect(page.getByRole('region', { name: 'Map of the districts' }).locator('path')).toHaveCount(
          2,
        );
        for (const mark of await page.getByRole('link', { name: /^District \d+, / }).all()) {
          const box = await mark.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width}`).toBeGreaterThanOrEqual(44);
        }
      }
      await orchardDistrict(page).click();
      await expect(page).toHaveURL('/discover?searchParams=orchard-river-valley');
    });
  });

  test('a home names its nearest station and how far it is', async ({ page, request }) => {
    await page.goto(pathOf(await findFirst(request)));
    const stations = page.getByRole('region', { name: 'MRT and LRT stations' });
    await expect(stations.getByRole('listitem')).toHaveText([/^1Corner XX14 min walk \(220 m\)$/]);
    await expect(page.getByRole('img', { name: /^Map of the [\d.]+ km around this home/ })).toBeVisible();
  });
});
