import { expect, type Page } from '@playwright/test';
import { callApi } from './callApi.ts';
import { findSentMessageCode } from './logIn.ts';

/** A rent plan with its first bill, as the journeys use it. */
export interface RentPlan {
  readonly id: string;
  readonly billId: string;
}

/** When the journeys happen: twelve days before the first rent is due. Sums and days are the same whatever the day is. */
export const START = new Date('2027-01-20T04:00:00Z');
/** The first day of their plans. */
const FIRST_DAY = '2027-02-01';

/** Proves again by the API that it is them, so that payees and methods can be changed for five minutes. */
export async function stepUpByApi(page: Page): Promise<void> {
  const { prefix } = await callApi<{ prefix: string }>(page, 'POST', '/api/user/step-up');
  const otp = await findSentMessageCode(page.request, prefix);
  await callApi(page, 'POST', '/api/user/step-up/validate', { otp });
}

/** Names whom a tenant pays; they have stepped up. Resolves to its id. */
export async function addPayee(page: Page, email: string, accountNumber = '1234567890'): Promise<string> {
  const { id, state } = await callApi<{ id: string; state: string }>(page, 'POST', '/api/payees', {
    name: 'Wong Kok Fai',
    bank: 'OCBC',
    accountNumber,
    email,
  });
  expect(state).toBe('proven');
  return id;
}

/** Begins a rent plan of whole months by the API; it's `START`, so that its first bill is there. */
export async function beginPlan(
  page: Page,
  plan: { payeeId: string; cents: number; months?: number; methodId?: string; unit?: string },
): Promise<RentPlan> {
  const { payeeId, cents, months = 12, methodId, unit = '123' } = plan;
  const address = {
    block: '210',
    street: 'Ang Mo Kio Avenue 3',
    floor: '5',
    unit,
    postalCode: '560210',
  };
  const { id } = await callApi<{ id: string }>(page, 'POST', '/api/services', {
    type: 'pay',
    home: { address },
    monthlyRent: cents,
    dueDay: 1,
    from: FIRST_DAY,
    months,
    payeeId,
    ...(methodId && { methodId }),
  });
  const [bill] = await callApi<{ id: string }[]>(page, 'GET', `/api/services/${id}/bills`);
  return { id, billId: bill?.id ?? '' };
}

/** Sets up a bank account by the API, approved at once. Resolves to the method's id. */
export async function setUpBank(page: Page): Promise<string> {
  const setup = await callApi<{ id: string; redirectUrl: string }>(page, 'POST', '/api/payment/setups', {
    kind: 'egiro',
    bank: 'OCBC',
  });
  const ref = new URL(setup.redirectUrl).searchParams.get('ref');
  expect((await page.request.post(`/sandbox/payments/${ref}/approve`)).status()).toBe(204);
  const { methodId } = await callApi<{ methodId: string }>(page, 'GET', `/api/payment/setups/${setup.id}`);
  return methodId;
}

/** Moves the clock of the product; null puts it right. */
export async function moveClock(page: Page, now: Date | null): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/health')).url());
  const moved = await page.request.post('/sandbox/clock', {
    headers: { origin },
    data: { now: now?.toISOString() ?? null },
    timeout: 300_000,
  });
  expect(moved.status(), await moved.text()).toBe(204);
}

interface SandboxCharge {
  readonly state: string;
  readonly charged: number;
  readonly refunded: number;
}

/** What the bank has taken and given back, and what our books say, in cents. */
export async function compareBooks(page: Page): Promise<{ bank: number; ledger: number }> {
  const charges: SandboxCharge[] = await (await page.request.get('/sandbox/payments.json')).json();
  const accounts: { account: string; cents: number }[] = await (
    await page.request.get('/sandbox/ledger.json')
  ).json();
  const settled = charges.filter(
    ({ state }) => !['processing', 'needs-action', 'failed', 'expired'].includes(state),
  );
  return {
    bank: settled.reduce((sum, { charged, refunded }) => sum + charged - refunded, 0),
    ledger: accounts.find(({ account }) => account === 'received')?.cents ?? 0,
  };
}
