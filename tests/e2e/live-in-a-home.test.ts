import type { Browser, Page } from '@playwright/test';
import { signByApi, stepByApi } from '../support/agreeByApi.ts';
import { callApi } from '../support/callApi.ts';
import { findOverflow } from '../support/findOverflow.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { moveClock } from '../support/rentPlan.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
// Besides, a form is refused, and a phone loses its connection.
test.use({ expectedProblems: new RegExp(`${atNewSecret.source}|400|ERR_INTERNET_DISCONNECTED`) });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const DAY_MS = 86_400_000;
/** The first day of the agreement, and the day after its last one, from today. */
const [FIRST, OVER] = [30, 30 + 732];
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const findDay = (days: number) => inDays(days).toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'floor.png', mimeType: 'image/png', buffer: png };

async function openAs(browser: Browser, market: Market, phoneNumber: string): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const page = await (await browser.newContext({ baseURL: market.url, viewport })).newPage();
  await beginSession(page, phoneNumber);
  return page;
}

/** Says at the record that the home is as it says. */
async function confirm(page: Page, address: string, answer: RegExp): Promise<void> {
  await openWithScript(page, address);
  await press(page, 'It is as recorded');
  await expect(page.locator('#confirm').getByText(answer).first()).toBeInViewport();
}

/** What the deposit answers to a form: seen where it was sent from. */
async function expectAnswer(page: Page, answer: string): Promise<void> {
  await expect(page.locator('#deposit')).toContainText(answer);
  await expect(page.getByText(answer)).toBeInViewport();
}

test('both record the home, repair, record it at the end, and settle the deposit', {
  tag: '@core',
}, async ({ browser, market }) => {
  const tenant = await openAs(browser, market, people.tenant);
  const owner = await openAs(browser, market, people.reader);
  const operator = await openAs(browser, market, people.operator);
  const contract = await signByApi({ tenant, owner, operator }, '51');
  const handover = `${contract}/handover`;

  await openWithScript(tenant, handover);
  await expect(main(tenant)).toContainText('It can be recorded from the first day of the tenancy');
  await moveClock(owner, inDays(FIRST));
  await openWithScript(owner, contract);
  await main(owner).getByRole('link', { name: 'Record the home and confirm it' }).first().click();
  await press(owner, 'Begin');
  await expect(owner.getByText('Begun. What you note is saved as you go.')).toBeInViewport();
  const floor = owner.getByRole('group', { name: 'Floor' }).first();
  await floor.getByLabel('Condition').selectOption('worn');
  await floor.getByLabel('Note of both of you').fill('A scratch by the window');
  await floor.getByLabel('Add pictures').setInputFiles(picture);
  await owner.getByLabel('Electricity').fill('12345.6');
  await owner.getByLabel('Front door: how many').fill('2');
  await press(owner, 'Save meters and keys');
  await expect(owner.getByText('Everything is sent.')).toBeInViewport();
  expect(await findOverflow(owner)).toBe(0);
  await confirm(owner, handover, /You confirmed/);
  await openWithScript(tenant, handover);
  await expect(tenant.getByRole('img', { name: 'Floor, picture 1' })).toBeVisible();
  await expect(tenant.getByLabel('Note of both of you').nth(1)).toHaveValue('A scratch by the window');
  await confirm(tenant, handover, /Both of you confirmed it/);
  await expect(tenant.getByRole('button', { name: 'It is as recorded' })).toHaveCount(0);

  await openWithScript(tenant, contract);
  await expect(main(tenant)).toContainText('Tenancy running');
  await main(tenant).getByText('Report something to mend').click();
  await press(tenant, 'Report it');
  await expect(tenant.getByText('Say what is wrong.').first()).toBeInViewport();
  await tenant.getByLabel(/^What is wrong/).fill('The tap drips.');
  await press(tenant, 'Report it');
  await expect(tenant.getByText('Reported. The other side has been told.')).toBeInViewport();
  await openWithScript(owner, contract);
  await owner.getByLabel('Your answer').fill('A plumber comes on Monday.');
  await press(owner, 'Send the answer');
  await expect(owner.getByText('Answered. The other side has been told.')).toBeInViewport();
  await press(owner, 'Close it, nothing is due');
  await expect(owner.getByRole('button', { name: 'Close it, nothing is due' })).toHaveCount(0);

  await moveClock(owner, inDays(OVER));
  const id = contract.split('/').at(-1);
  const end = await callApi<{ id: string }>(tenant, 'POST', `/api/rentals/${id}/inspections`, {
    kind: 'move-out',
  });
  await stepByApi(tenant, contract, 'move-out', { inspectionId: end.id });
  await openWithScript(owner, `${handover}?kind=move-out`);
  await expect(main(owner)).toContainText('At the start: Worn. A scratch by the window');
  await confirm(owner, `${handover}?kind=move-out`, /Both of you confirmed it/);

  await openWithScript(owner, contract);
  await main(owner).getByText('Keep something of the deposit').click();
  await owner.getByLabel(/^What for/).fill('A broken window');
  await owner.getByLabel(/^Amount/).fill('300');
  await press(owner, 'Propose it');
  await expectAnswer(owner, 'The tenant has been told.');
  await openWithScript(tenant, contract);
  await expect(main(tenant)).toContainText('A broken window');
  await tenant.getByLabel(/^Why it is not right/).fill('It was broken before.');
  await press(tenant, 'Dispute it');
  await expectAnswer(tenant, 'The landlord has been told.');
  await stepByApi(owner, contract, 'deduct', {
    items: [{ words: 'Half of it', cents: 15_000, fileIds: [] }],
  });
  await openWithScript(tenant, contract);
  await press(tenant, 'Agree that $150 is kept');
  await expectAnswer(tenant, 'You agreed. The landlord has been told.');

  await stepByApi(owner, contract, 'returned', { cents: 245_000, on: findDay(OVER) });
  await openWithScript(tenant, contract);
  await press(tenant, '$2,450 came back');
  await expectAnswer(tenant, 'Both of you say the same. Everything is settled.');
  await expect(main(tenant)).toContainText('Everything is settled.');
  expect(await findOverflow(tenant)).toBe(0);
  expect((await tenant.request.get(`/api/rentals/${id}/evidence.zip`)).status()).toBe(200);
  await moveClock(owner, null);
});

test('what is noted without a connection waits, and is sent once and in order', { tag: '@core' }, async ({
  browser,
  market,
}) => {
  const tenant = await openAs(browser, market, people.otherTenant);
  const owner = await openAs(browser, market, people.profiled);
  const operator = await openAs(browser, market, people.operator);
  const contract = await signByApi({ tenant, owner, operator }, '52');
  await moveClock(owner, inDays(FIRST));
  await openWithScript(tenant, `${contract}/handover`);
  await press(tenant, 'Begin');
  const floor = tenant.getByRole('group', { name: 'Floor' }).first();
  await expect(floor).toBeVisible();

  const answered: string[] = [];
  tenant.on('response', (response) => {
    const request = response.request();
    const { pathname } = new URL(request.url());
    if (/^\/api\/(files$|inspections\/)/.test(pathname) && request.method() !== 'GET')
      answered.push(`${request.method()} ${pathname.split('/')[2]} ${response.status()}`);
  });
  await tenant.context().setOffline(true);
  await floor.getByLabel('Condition').selectOption('damaged');
  await floor.getByLabel('Note of both of you').fill('A scratch by the window');
  await floor.getByLabel('Add pictures').setInputFiles(picture);
  await expect(
    tenant.getByText('No connection. 1 change and 1 picture wait on this device until it is back.'),
  ).toBeInViewport();
  await expect(tenant.getByRole('button', { name: 'It is as recorded' })).toBeDisabled();
  await tenant.context().setOffline(false);
  await expect(tenant.getByText('Everything is sent.')).toBeInViewport();
  await expect(tenant.getByRole('img', { name: 'Floor, picture 1' })).toBeVisible();
  expect(answered).toEqual(['POST files 200', 'PATCH inspections 200']);
  await moveClock(owner, null);
});
