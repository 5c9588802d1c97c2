import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWithScript } from '../support/hydration.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { repositoryRoot, runNode } from '../support/startSewa.ts';
import { expect } from '../support/test.ts';

const exampleFeed = join(repositoryRoot, 'packages/server/src/homes/import/example-feed.csv');

test.describe.configure({ mode: 'default' });

const startImport = ({ dataFolder }: Market, ...arguments_: string[]) =>
  runNode(['packages/server/bin/sewa.ts', 'import', 'listings', ...arguments_], {
    DATA_DIR: dataFolder,
  });

async function runImport(market: Market, ...arguments_: string[]): Promise<string> {
  const running = startImport(market, ...arguments_);
  expect(await running.ended, running.output()).toBe(0);
  return running.output();
}

const getTotal = async ({ url }: Market, query = '') =>
  (await (await fetch(`${url}/api/discover?${query}`)).json()).data.total;

test('an agent imports a feed into the running market, and its homes are found, opened and honest', {
  tag: '@core',
}, async ({ market, page }) => {
  const file = join(market.files, 'agency.csv');
  copyFileSync(exampleFeed, file);
  const before = await getTotal(market);
  await page.goto('/discover?q=duxton+road+48');
  const output = await runImport(market, file);
  expect(output).toContain('6 listings in: 6 new, 0 changed, 0 unchanged.');
  expect(output).toContain('No row was rejected.');
  expect(existsSync(join(market.files, 'agency.rejects.csv'))).toBe(false);
  expect(await getTotal(market)).toBe(before + 6);

  await page.goto('/discover?q=Lantern+Terrace');
  await page.getByRole('article').getByRole('link', { name: 'Lantern Terrace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Terrace' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$5,200 a month');
  await expect(page.getByRole('main')).toContainText('12 River Valley Road');
  await expect(page.getByRole('main')).not.toContainText('07-21');
  const lister = page.getByRole('region', { name: 'Listed by' });
  await expect(lister).toContainText('CEA registration numberR099101A');

  await page.goto('/discover?q=Duxton+Road+48');
  await page.getByRole('article').getByRole('link', { name: '48 Duxton Road' }).click();
  const fact = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(fact('Furnishing')).toHaveText('Not stated');
  await expect(fact('Available from')).toHaveText('Not stated');
  await expect(fact('Home type')).toHaveText('Other');
  await expect(page.getByRole('region', { name: 'Amenities' })).toContainText('Not stated');
  await expect(lister).toContainText('Not stated');
});

test('the same file again changes nothing', async ({ market }) => {
  const file = join(market.files, 'twice.csv');
  copyFileSync(exampleFeed, file);
  await runImport(market, file);
  const total = await getTotal(market);
  const listing = async () => (await fetch(`${market.url}/api/discover?q=wishart+road+27&limit=48`)).json();
  const before = await listing();
  expect(await runImport(market, file)).toContain('0 new, 0 changed, 6 unchanged.');
  expect(await getTotal(market)).toBe(total);
  expect(await listing()).toEqual(before);
});

test('what cannot be taken comes back with its row, its column and the reason in plain words', {
  tag: '@core',
}, async ({ market }) => {
  const file = join(market.files, 'faulty.csv');
  writeFileSync(
    file,
    [
      'reference,property_type,street,rent,postal_code',
      'F-1,HDB,Faulty Road,2500,',
      'F-2,Castle,Faulty Road,2500,',
      'F-3,HDB,Faulty Road,free,',
      'F-4,HDB,Faulty Road,2500,12',
    ].join('\n'),
  );
  const output = await runImport(market, file);
  expect(output).toContain('1 listing in: 1 new, 0 changed, 0 unchanged.');
  expect(output).toContain('3 rows rejected; the reasons are in');
  const rejects = readFileSync(join(market.files, 'faulty.rejects.csv'), 'utf8').trim().split('\n');
  expect(rejects[0]).toBe('row,column,reason');
  expect(rejects.slice(1).map((line) => line.split(',').slice(0, 2).join(' '))).toEqual([
    '3 property_type',
    '4 rent',
    '5 postal_code',
  ]);
  for (const line of rejects.slice(1)) expect(line).toMatch(/[a-z]+ [a-z]+ /i);
  expect(await getTotal(market, 'q=faulty+road')).toBe(1);
});

test('pages answer while an import runs, and show its homes when it is done', async ({ market }) => {
  const file = join(market.files, 'large.csv');
  const rows = Array.from(
    { length: 1_500 },
    (_, index) => `L-${index},HDB,Large Feed Street ${1 + (index % 90)},${2_000 + index}`,
  );
  writeFileSync(file, ['reference,property_type,street,rent', ...rows].join('\n'));
  const running = startImport(market, file);
  let isRunning = true;
  const ended = running.ended.finally(() => {
    isRunning = false;
  });
  const seen: number[] = [];
  const statuses = new Set<number>();
  while (isRunning) {
    statuses.add((await fetch(`${market.url}/discover?sort=rentAsc`)).status);
    seen.push(await getTotal(market, 'q=large+feed+street'));
  }
  expect(await ended, running.output()).toBe(0);
  expect([...statuses]).toEqual([200]);
  expect(seen.some((count) => count > 0 && count < 1_500)).toBe(true);
  expect(seen).toEqual(seen.toSorted((one, two) => one - two));
  expect(await getTotal(market, 'q=large+feed+street')).toBe(1_500);
});

test('a check without writing says what an import would do', async ({ market }) => {
  const file = join(market.files, 'dry.csv');
  copyFileSync(exampleFeed, file);
  const before = await getTotal(market);
  const output = await runImport(market, file, '--dry-run');
  expect(output).toContain('6 listings could be imported; nothing was written to the database.');
  expect(await getTotal(market)).toBe(before);
});

test('a file that is not there is refused with a sentence', async ({ market }) => {
  const running = startImport(market, join(market.files, 'nowhere.csv'));
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain('nowhere.csv');
  expect(running.output()).not.toMatch(/^ +at /m);
});

test('the rent of a home stands beside rents really paid nearby, with number, months and distance; old ones judge nothing', async ({
  market,
  page,
  request,
}) => {
  const home = await findFirst(request, { propertyTypes: 0, propertySubTypes: 0, noOfBedRooms: 3 });
  const { data } = await (await request.get(`/api/listings/${home.id}`)).json();
  const { latitude, longitude } = data.position;
  const getCompared = async () =>
    (await (await request.get(`/api/listings/${home.id}/fair-rent`)).json()).data;
  const before = await getCompared();
  expect(before.metres).toBe(300);
  const file = join(market.files, 'rents.csv');
  const rows = [2_000, 2_200, 2_400, 2_600, 2_800].map(
    (rent, index) =>
      `2023-0${index + 1},TOWN,${index + 1},SOME STREET,${data.address.postalCode},4-ROOM,90,60,${latitude},${longitude},x,x,${rent}`,
  );
  writeFileSync(
    file,
    [
      'rent_approval_month,town,block,street,postal,flat_type,floor_area_sqm,remaining_lease,lat,lon,subzone,planning_area,monthly_rent',
      ...rows,
    ].join('\n'),
  );
  await runImport(market, file, '--preset', 'hdb-rental-approvals', '--as', 'let');
  await openWithScript(page, pathOf(home));
  const part = page.getByRole('region', { name: 'Rents paid nearby' });
  const count = before.count + rows.length;
  await expect(part).toContainText(`Compared with ${count} homes of this type with 3 bedrooms within 300 m`);
  await expect(part).toContainText('Figures from May 2023. Too old to judge this rent.');
  await expect(part).toContainText(/rented out from \w+ 2021 to May 2023/);
  const { quartiles } = await getCompared();
  const median = `$${(quartiles.median / 100).toLocaleString('en-SG')} a month`;
  await expect(part.getByText(median)).toBeVisible();
  await expect(part).toContainText('HDB');
});
