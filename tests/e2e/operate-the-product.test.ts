import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { beginSession, people } from '../support/logIn.ts';
import { test } from '../support/ownMarket.ts';
import { repositoryRoot, runNode } from '../support/startSewa.ts';
import { expect } from '../support/test.ts';

const invite = (page: Page) => page.getByRole('button', { name: 'Invite', exact: true });

async function open(page: Page, phoneNumber: string): Promise<void> {
  await beginSession(page, phoneNumber);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
}

/** Writes as the person of a page, which asks nothing meanwhile: a new secret of their session would come between. */
async function post(page: Page, path: string, data: object = {}): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  await page.goto('about:blank');
  expect((await page.request.post(path, { headers, data })).status(), path).toBe(200);
}

/** What a command says beside the running process. */
async function runCommand(dataFolder: string, ...commandArguments: readonly string[]) {
  const program = join(repositoryRoot, 'packages/server/bin/sewa.ts');
  const command = runNode([program, ...commandArguments], { APP_ENV: 'test', DATA_DIR: dataFolder });
  return { code: await command.ended, output: command.output() };
}

test('a company invites nobody until somebody who operates the product has verified it', {
  tag: '@core',
}, async ({ page, browser, market }) => {
  await open(page, people.founder);
  await post(page, '/api/user/4/create', { corporateName: 'Newton Homes', uen: '00000013B' });
  await page.goto('/account');
  await expect(page.getByRole('main')).toContainText('Newton Homes Not verified');
  await expect(invite(page)).toHaveCount(0);
  await page.goto('/dashboard');
  const card = page.getByRole('listitem').filter({ hasText: "Your company isn't verified yet" });
  await card.getByRole('link', { name: 'User management' }).click();
  await expect(page).toHaveURL('/account');

  const elsewhere = await browser.newContext({ baseURL: market.url });
  const operator = await elsewhere.newPage();
  await open(operator, people.operator);
  const waiting = await (await operator.request.get('/api/corporates/unverified')).json();
  const { data } = waiting as { data: { id: string }[] };
  expect(data).toMatchObject([{ name: 'Newton Homes', entityId: '00000013B', claims: 1 }]);
  await post(operator, `/api/corporates/${data[0]?.id}/verify`);
  await elsewhere.close();

  await page.reload();
  await expect(invite(page)).toBeVisible();
  await expect(page.getByText('Not verified')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('the command line names who operates the product, beside the running process', async ({
  page,
  market: { dataFolder },
}) => {
  await open(page, people.operator);
  const listReports = async () => (await page.request.get('/api/reports')).status();
  expect(await listReports()).toBe(200);
  expect((await runCommand(dataFolder, 'operators', 'list')).output).toContain('Operations Desk (000000003X');
  expect(await runCommand(dataFolder, 'operators', 'remove', '000000003X')).toMatchObject({ code: 0 });
  expect(await listReports()).toBe(403);
  expect((await runCommand(dataFolder, 'operators', 'list')).output).toContain('No corporate operates Sewa.');
  expect(await runCommand(dataFolder, 'operators', 'add', 'sample-operations-desk')).toMatchObject({
    code: 0,
  });
  expect(await listReports()).toBe(200);
  const unknown = await runCommand(dataFolder, 'operators', 'add', 'Nobody Ltd');
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain('No corporate has the id or entity number "Nobody Ltd".');

  const audit = await runCommand(dataFolder, 'audit', 'check');
  expect(audit.code).toBe(0);
  expect(audit.output).toMatch(
    /^Changed chains that are now sealed: [1-9]\d*\. The last seal is number \d+, [0-9a-f]+\.$/m,
  );
});
