import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMarked, mark } from '../support/documentMark.ts';
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

  test('the map is drawn from them and its districts are chosen by keyboard', async ({ page }) => {
    await openWithScript(page, '/map');
    await expect(page.getByRole('region', { name: 'Map of the districts' }).locator('path')).toHaveCount(2);
    await expect(page.getByText('Western Part')).toBeVisible();
    await expect(page.getByText('Singapore Open Data Licence')).toBeVisible();
    await mark(page);
    await orchardDistrict(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/discover?searchParams=orchard-river-valley');
    expect(await isMarked(page)).toBe(true);
  });

  test('a district can be pressed at every width, and axe finds nothing', async ({ page }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/map?searchParams=orchard-river-valley');
      expect(await findOverflow(page), `${width}`).toBe(0);
      for (const mark of await page.getByRole('link', { name: /^District \d+, / }).all()) {
        const box = await mark.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width}`).toBeGreaterThanOrEqual(44);
      }
    }
    expect(await findIssues(page, 'light')).toEqual([]);
  });

  test('a home names its nearest station and how far it is', async ({ page, request }) => {
    await page.goto(pathOf(await findFirst(request)));
    const stations = page.getByRole('region', { name: 'MRT and LRT stations' });
    await expect(stations.getByRole('listitem')).toHaveText([/^1Corner XX14 min walk \(220 m\)$/]);
    await expect(page.getByRole('img', { name: /^Map of the [\d.]+ km around this home/ })).toBeVisible();
  });
});
