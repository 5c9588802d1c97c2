import type { Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { test } from '../support/ownMarket.ts';
import { moveClock, stepUpByApi } from '../support/rentPlan.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
test.use({ expectedProblems: atNewSecret });

const main = (page: Page) => page.getByRole('main');

/** Goes to a bank's page as somebody who sets up eGIRO. */
async function goToBank(page: Page, bank: string, { isCompany = false } = {}): Promise<string> {
  await openWithScript(page, '/profile/payment/new/bank');
  if (isCompany) await page.getByRole('radio', { name: /^My company/ }).check();
  await page.getByRole('combobox', { name: /^Bank/ }).selectOption({ label: bank });
  await page.getByRole('button', { name: 'Continue to your bank' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('approve eGIRO');
  return page.url();
}

test('a bank is rejected, left, and approved by a second approver two days later', { tag: '@core' }, async ({
  page,
}) => {
  const origin = await beginSession(page, people.tenant);
  await stepUpByApi(page);
  await goToBank(page, 'UOB');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page).toHaveURL(/new\/bank\?setup=/);
  await expect(main(page)).toContainText(/not approved|did not approve|rejected/i);

  await goToBank(page, 'HSBC');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/new\/bank\?setup=/);
  await expect(main(page)).toContainText(/left|cancelled|not finished/i);

  const address = await goToBank(page, 'OCBC', { isCompany: true });
  await page.getByRole('button', { name: 'Send to my approver' }).click();
  await expect(page).toHaveURL(/new\/bank\?setup=/);
  await expect(main(page)).toContainText(/approve/i);
  const setup = page.url();
  await moveClock(page, new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
  await page.goto(address);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.goto(setup.replace(/^https?:\/\/[^/]+/, origin));
  await expect(main(page)).toContainText('Bank account set up');
  await openWithScript(page, '/profile/payment');
  await expect(main(page)).toContainText('OCBC');
  await expect(main(page)).toContainText('Ready');
  await moveClock(page, null);
});

test('a card that asks for 3DS is saved, fails, and comes back by POST', { tag: '@core' }, async ({
  page,
}) => {
  await beginSession(page, people.otherTenant);
  await stepUpByApi(page);
  const saveCard = async (problem?: string) => {
    await openWithScript(page, '/profile/payment/new');
    await page.getByRole('button', { name: 'Set up a card' }).click();
    await page.getByLabel('Card number').fill('4000 0027 6000 3184');
    await page.getByRole('button', { name: 'Save card' }).click();
    if (problem) await page.getByLabel('Simulate a problem').selectOption({ label: problem });
  };
  await saveCard();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page).toHaveURL(/card\/callback\?setup=/);
  await expect(main(page)).toContainText('could not confirm that it was you');
  await saveCard();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/card\/callback\?setup=/);
  await expect(main(page)).toContainText('Card set up');
  await saveCard('Go back to the site by POST');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/card\/callback\?setup=/);
  await expect(main(page)).toContainText('Card set up');
});

test("a partner's customer sets up a card and goes back to the partner", { tag: '@core' }, async ({
  page,
  market,
}) => {
  const [partner] = await (await page.request.get(`${market.url}/sandbox/partners.json`)).json();
  await page.goto(partner.returnUrls[0]);
  await page.getByLabel('Customer ID').fill('customer-7');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await expect(page).toHaveURL(/\/ext\/payment\/setup\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Acme Homes');
  await page.getByRole('radio', { name: /card/i }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/status=active/);
  await expect(page.getByText('The customer came back. Status: active.')).toBeVisible();
});
