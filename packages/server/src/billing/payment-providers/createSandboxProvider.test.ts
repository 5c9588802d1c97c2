import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { startTestBank, type TestBank, type TestClocks } from '../../testing/startTestBank.ts';
import {
  type ChargeKind,
  type NewCharge,
  type NewSetup,
  ProviderError,
  ProviderRefusal,
  SignatureError,
} from './PaymentProvider.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-28T04:00:00Z');
const clocks: TestClocks = { now: start, realNow: start };
const returnUrl = 'http://localhost:3000/profile/payment/new/bank?setup=1';
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
let bank: TestBank;
let count = 0;

const after = (ms: number) => new Date(clocks.now.getTime() + ms);
const makeRef = () => {
  count += 1;
  return `ref-${count}`;
};

beforeAll(async () => {
  bank = await startTestBank(getDatabase().db, clocks);
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.bank.catchUp();
  bank.webhooks.length = 0;
  bank.status = 200;
  clocks.now = start;
  clocks.realNow = start;
  for (const table of ['sandbox_bank', 'sandbox_webhooks'])
    await getDatabase().db.query(`delete from ${table}`);
});

async function addPayee(accountNumber = '0123456789'): Promise<string> {
  const payee = { ref: makeRef(), name: 'Ravi', bank: 'DBS', accountNumber };
  return (await bank.provider.registerPayee(payee)).providerRef;
}

async function beginSetup(given: Partial<NewSetup> = {}): Promise<string> {
  const ref = makeRef();
  const expiresAt = after(20 * 60 * SECOND_MS);
  await bank.provider.beginSetup({
    ref,
    kind: 'egiro',
    bank: 'DBS',
    segment: 'retail',
    returnUrl,
    expiresAt,
    ...given,
  });
  return ref;
}

async function addMandate(fields: Record<string, string> = {}, kind: 'egiro' | 'card' = 'egiro') {
  const ref = await beginSetup({ kind, bank: kind === 'card' ? null : 'DBS' });
  if (kind === 'card') {
    await bank.answerPage('setup', ref, { step: 'save', number: '4242 4242 4242 4242', ...fields });
    await bank.answerPage('setup', ref, { step: 'confirm' });
  } else await bank.answerPage('setup', ref, { step: 'approve', ...fields });
  const setup = await bank.provider.findSetup(ref, null);
  if (!setup?.mandate) throw new Error(`The setup is ${setup?.state}.`);
  return setup.mandate.providerRef;
}

async function makeCharge(cents: number, given: Partial<NewCharge> = {}): Promise<NewCharge> {
  const kind = given.kind ?? 'egiro';
  return {
    ref: makeRef(),
    kind,
    mandate: kind === 'egiro' ? await addMandate() : null,
    cents: cents + 130,
    feeCents: 130,
    payee: await addPayee(),
    returnUrl,
    ...given,
  };
}

const control = async (ref: string, move: string) =>
  (await bank.ask(`/sandbox/payments/${ref}/${move}`, { method: 'POST' })).status;
const listPayments = async () => (await bank.ask('/sandbox/payments.json')).json();
const listWebhooks = async () => (await bank.ask('/sandbox/webhooks.json')).json();
/** Webhooks about a reference that came. */
const listTold = (ref: string) => bank.webhooks.filter(({ body }) => JSON.parse(body).ref === ref);
const verify = ({ headers, body }: { headers: Record<string, string>; body: string }, now = clocks.now) =>
  bank.provider.verifyWebhook(new TextEncoder().encode(body), (name) => headers[name], now);

describe('outcomes by cents', () => {
  test.each([
    [250_001, 'succeeded', null],
    [250_000, 'succeeded', null],
    [250_002, 'failed', 'insufficient-funds'],
    [250_003, 'needs-action', null],
    [250_004, 'failed', '3ds-failed'],
    [250_006, 'succeeded', null],
  ])('a bill of %i cents is %s', async (cents, state, reason) => {
    const charge = await makeCharge(cents);
    const received = state === 'succeeded' ? cents + 130 : 0;
    expect(await bank.provider.charge(charge)).toMatchObject({ state, reason, receivedCents: received });
    expect(await listPayments()).toEqual([
      { ref: charge.ref, kind: 'egiro', cents, state, charged: received, refunded: 0 },
    ]);
  });

  test('.03 is paid once the payer confirms it by 3DS', async () => {
    const charge = await makeCharge(250_003);
    const { redirectUrl } = await bank.provider.charge(charge);
    expect(redirectUrl).toBe(`${bank.bank.url}/pay?ref=${charge.ref}`);
    expect(await (await fetch(String(redirectUrl))).text()).toContain(
      'Confirm it&#39;s you'.replace('&#39;', "'"),
    );
    const answer = await bank.answerPage('pay', charge.ref, { step: 'confirm' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, returnUrl]);
    expect(await bank.provider.findCharge(charge.ref, null)).toMatchObject({ state: 'succeeded' });
  });

  test('.05 is silent, processing for 30 seconds by either clock, then succeeds and says so', async () => {
    for (const clock of ['now', 'realNow'] as const) {
      const charge = await makeCharge(250_005);
      const silent = AbortSignal.timeout(300);
      const call = fetch(`${bank.bank.url}/api/charges/${charge.ref}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${bank.bank.key}` },
        body: JSON.stringify(charge),
        signal: silent,
      });
      await expect(call).rejects.toThrow(/timeout/);
      const find = () => bank.provider.findCharge(charge.ref, null);
      expect(await find()).toMatchObject({ state: 'processing', receivedCents: 0 });
      clocks[clock] = new Date(clocks[clock].getTime() + 30 * SECOND_MS);
      expect(await find()).toMatchObject({ state: 'succeeded', receivedCents: charge.cents });
      await bank.bank.catchUp();
      expect(listTold(charge.ref)).toHaveLength(1);
    }
  });

  test('.06 is returned after three days, once', async () => {
    const charge = await makeCharge(250_006);
    await bank.provider.charge(charge);
    clocks.now = after(3 * DAY_MS - 1);
    expect(await bank.provider.findCharge(charge.ref, null)).toMatchObject({ state: 'succeeded' });
    clocks.now = after(1);
    expect(await listPayments()).toMatchObject([{ state: 'succeeded', refunded: 0 }]);
    await Promise.all([bank.bank.catchUp(), bank.provider.listCharges(start, clocks.now)]);
    expect(await listPayments()).toMatchObject([
      { state: 'returned', charged: charge.cents, refunded: charge.cents },
    ]);
    await bank.bank.catchUp();
    expect(listTold(charge.ref)).toHaveLength(2);
  });

  test('.07 counts as settled once we are told of it, not before', async () => {
    const charge = await makeCharge(250_007);
    await expect(bank.provider.charge(charge)).rejects.toThrow(ProviderError);
    expect(await listPayments()).toMatchObject([{ state: 'processing', charged: 0 }]);
    expect(await bank.provider.findCharge(charge.ref, null)).toMatchObject({ state: 'succeeded' });
    expect(await listPayments()).toMatchObject([{ state: 'succeeded', charged: 250_137 }]);
  });

  test('.07 cuts the connection after the effect, and a repeated call is answered', async () => {
    const charge = await makeCharge(250_007);
    await expect(bank.provider.charge(charge)).rejects.toThrow(ProviderError);
    expect(await bank.provider.findCharge(charge.ref, null)).toMatchObject({ state: 'succeeded' });
    expect(await bank.provider.charge(charge)).toMatchObject({ state: 'succeeded' });
    expect(await listPayments()).toHaveLength(1);
  });

  test('.08 sends its webhook three times, .09 never', async () => {
    const [thrice, never] = [await makeCharge(250_008), await makeCharge(250_009)];
    for (const charge of [thrice, never]) await bank.provider.charge(charge);
    await bank.bank.catchUp();
    expect(new Set(listTold(thrice.ref).map(({ body }) => JSON.parse(body).id)).size).toBe(1);
    expect(listTold(thrice.ref)).toHaveLength(3);
    expect(listTold(never.ref)).toHaveLength(0);
  });

  test('.10 signs its webhook wrongly', async () => {
    const charge = await makeCharge(250_010);
    await bank.provider.charge(charge);
    await bank.bank.catchUp();
    const [told] = listTold(charge.ref);
    if (!told) throw new Error('It was not told.');
    expect(() => verify(told)).toThrow(SignatureError);
  });
});

describe('charges', () => {
  test('the same reference charges once, also at once', async () => {
    const charge = await makeCharge(250_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => bank.provider.charge(charge)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await listPayments()).toHaveLength(1);
    await bank.bank.catchUp();
    expect(listTold(charge.ref)).toHaveLength(1);
  });

  test('nobody is charged without a proven payee or a mandate', async () => {
    const charge = await makeCharge(250_000);
    const refuse = async (given: Partial<NewCharge>) =>
      expect(bank.provider.charge({ ...charge, ...given })).rejects.toThrow(ProviderRefusal);
    await refuse({ payee: await addPayee('0123456702') });
    await refuse({ payee: 'payee_nobody' });
    await refuse({ mandate: 'mandate_nothing' });
    await refuse({ mandate: null });
    expect(await bank.provider.findCharge(charge.ref, null)).toBeNull();
  });

  test.each([
    ['account', '0002', 'insufficient-funds'],
    ['account', '0013', 'account-closed'],
    ['terms', 'limit', 'over-limit'],
  ])('a mandate with %s %s fails: %s', async (field, value, reason) => {
    const mandate = await addMandate({ [field]: value });
    const charge = await makeCharge(250_000, { mandate });
    expect(await bank.provider.charge(charge)).toMatchObject({ state: 'failed', reason });
  });

  test('a mandate that ended, or was cancelled by either side, is not charged', async () => {
    const [short, ours, theirs] = [
      await addMandate({ terms: 'end' }),
      await addMandate(),
      await addMandate(),
    ];
    expect(await bank.provider.findMandate(short)).toMatchObject({ endsOn: '2027-01-27', state: 'active' });
    await bank.provider.cancelMandate(ours);
    await bank.answerPage('setup', theirs.replace('mandate_', ''), { step: 'cancel-mandate' });
    clocks.now = after(61 * DAY_MS);
    for (const mandate of [short, ours, theirs]) {
      const charge = await makeCharge(250_000, { mandate });
      expect(await bank.provider.charge(charge)).toMatchObject({ state: 'failed', reason: 'mandate-ended' });
    }
    await bank.bank.catchUp();
    expect(listTold(theirs).map((told) => verify(told))).toMatchObject([[{ kind: 'mandate', ref: theirs }]]);
  });

  test.each([
    ['4242424242424242', 'succeeded', null],
    ['4000000000009995', 'failed', 'insufficient-funds'],
    ['4000000000009987', 'failed', 'lost'],
    ['4000000000000069', 'failed', 'expired-card'],
    ['4000000000000002', 'failed', 'declined'],
  ])('a card typed in, %s: %s', async (number, state, reason) => {
    const charge = await makeCharge(250_000, { kind: 'card' });
    expect(await bank.provider.charge(charge)).toMatchObject({ state: 'needs-action' });
    const wrong = await bank.answerPage('pay', charge.ref, { step: 'pay', number: '4111111111111111' });
    expect(await wrong.text()).toContain('aria-invalid="true"');
    await bank.answerPage('pay', charge.ref, { step: 'pay', number });
    expect(await bank.provider.findCharge(charge.ref, null)).toMatchObject({ state, reason });
    const { rows } = await getDatabase().db.query(
      "select from sandbox_bank where content::text ~ '[0-9]{12}' union all select from sandbox_webhooks where body ~ $1",
      [number],
    );
    expect(rows).toEqual([]);
  });

  test.each([
    ['pay', 'succeeded', 250_130],
    ['pay-less', 'succeeded', 125_065],
    ['pay-twice', 'succeeded', 500_260],
    ['expire', 'expired', 0],
  ])('PayNow: %s', async (step, state, receivedCents) => {
    const charge = await makeCharge(250_000, { kind: 'paynow' });
    const { redirectUrl } = await bank.provider.charge(charge);
    expect(await (await fetch(String(redirectUrl))).text()).toContain('aria-label="PayNow QR code"');
    await bank.answerPage('pay', charge.ref, { step });
    expect(await bank.provider.findCharge(charge.ref, null)).toMatchObject({ state, receivedCents });
  });

  test('a charge that waits can be cancelled, and then not be paid', async () => {
    const charge = await makeCharge(250_000, { kind: 'paynow' });
    await bank.provider.charge(charge);
    expect(await bank.provider.cancelCharge(charge.ref, null)).toMatchObject({ state: 'expired' });
    await bank.answerPage('pay', charge.ref, { step: 'pay' });
    expect(await bank.provider.cancelCharge(charge.ref, null)).toMatchObject({
      state: 'expired',
      receivedCents: 0,
    });
    expect(await bank.provider.cancelCharge('nothing', null)).toBeNull();
  });

  test('lists charges that were made or moved in a time', async () => {
    const [old, returned] = [await makeCharge(250_000), await makeCharge(250_006)];
    for (const charge of [old, returned]) await bank.provider.charge(charge);
    clocks.now = after(3 * DAY_MS);
    const listed = await bank.provider.listCharges(after(-DAY_MS), clocks.now);
    expect(listed).toMatchObject([{ ref: returned.ref, state: 'returned' }]);
    expect(await bank.provider.listCharges(start, clocks.now)).toHaveLength(2);
  });
});

describe('refunds', () => {
  test('give back parts, once per reference and never more than came, also at once', async () => {
    const charge = await makeCharge(250_000);
    const { providerRef } = await bank.provider.charge(charge);
    const refunds = Array.from({ length: 6 }, () => ({
      ref: makeRef(),
      charge: providerRef,
      cents: 100_000,
    }));
    const [first] = refunds;
    if (!first) throw new Error('There is one.');
    const answers = await Promise.allSettled(
      [...refunds, first].map((refund) => bank.provider.refund(refund)),
    );
    const done = answers.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBeGreaterThanOrEqual(2);
    expect(await listPayments()).toMatchObject([{ charged: 250_130, refunded: 200_000 }]);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ reason: 'too-much' });
    await bank.provider.refund({ ref: makeRef(), charge: providerRef, cents: 50_130 });
    expect(await bank.provider.findCharge(charge.ref, null)).toMatchObject({ refundedCents: 250_130 });
  });

  test('a charge that came back, or is too old, is not refunded', async () => {
    const [returned, old] = [await makeCharge(250_000), await makeCharge(250_000)];
    for (const charge of [returned, old]) await bank.provider.charge(charge);
    await control(returned.ref, 'return');
    const refund = (charge: NewCharge) =>
      bank.provider.refund({ ref: makeRef(), charge: `charge_${charge.ref}`, cents: 100 });
    await expect(refund(returned)).rejects.toMatchObject({ reason: 'not-succeeded' });
    clocks.now = after(181 * DAY_MS);
    await expect(refund(old)).rejects.toMatchObject({ reason: 'too-late' });
  });

  test('their cents choose the outcome, too', async () => {
    const { providerRef: charge } = await bank.provider.charge(await makeCharge(250_000));
    const refund = (cents: number) => bank.provider.refund({ ref: `of-${cents}`, charge, cents });
    expect(await refund(102)).toMatchObject({ state: 'failed', reason: 'insufficient-funds' });
    await expect(refund(107)).rejects.toThrow(ProviderError);
    expect(await bank.provider.findRefund('of-107', null)).toMatchObject({ state: 'succeeded' });
    expect(await bank.provider.findRefund('nothing', null)).toBeNull();
    expect(await listPayments()).toMatchObject([{ refunded: 107 }]);
  });
});

describe('setups', () => {
  test.each([
    [{ step: 'approve' }, 'active', null],
    [{ step: 'reject' }, 'rejected', 'rejected-by-payer'],
    [{ step: 'abandon' }, 'abandoned', null],
  ])('at the bank: %o', async (fields, state, reason) => {
    const ref = await beginSetup();
    const { headers } = await bank.answerPage('setup', ref, fields);
    expect(headers.get('location')).toBe(returnUrl);
    expect(await bank.provider.findSetup(ref, null)).toMatchObject({ state, reason, redirectUrl: null });
    await bank.answerPage('setup', ref, { step: 'approve' });
    expect(await bank.provider.findSetup(ref, null)).toMatchObject({ state });
    await bank.bank.catchUp();
    expect(listTold(ref)).toHaveLength(1);
  });

  test('nobody answers: expired by the clock', async () => {
    const ref = await beginSetup();
    clocks.now = after(20 * 60 * SECOND_MS);
    expect(await bank.provider.findSetup(ref, null)).toMatchObject({ state: 'expired', reason: 'time-out' });
    expect(await control(ref, 'approve')).toBe(409);
  });

  test('an approver of a company approves after two days', async () => {
    const ref = await beginSetup({ segment: 'corporate', expiresAt: after(2 * DAY_MS) });
    await bank.answerPage('setup', ref, { step: 'send', terms: 'limit' });
    expect(await bank.provider.findSetup(ref, null)).toMatchObject({ state: 'processing' });
    clocks.now = after(2.5 * DAY_MS);
    await bank.answerPage('setup', ref, { step: 'approve' });
    expect(await bank.provider.findSetup(ref, null)).toMatchObject({
      state: 'active',
      mandate: { bank: 'DBS', limitCents: 100_000, masked: 'ending 6789' },
    });
  });

  test.each([
    ['confirm', 'active', null],
    ['fail-3ds', 'rejected', '3ds-failed'],
  ])('a card with 3DS: %s, back by POST', async (step, state, reason) => {
    const ref = await beginSetup({ kind: 'card', bank: null });
    await bank.answerPage('setup', ref, { step: 'confirm' });
    expect(await bank.provider.findSetup(ref, null)).toMatchObject({ state: 'pending' });
    const { headers } = await bank.answerPage('setup', ref, { step: 'save', number: '4242424242424242' });
    expect(headers.get('location')).toBe(`/setup?ref=${ref}`);
    const back = await bank.answerPage('setup', ref, { step, problem: 'post' });
    expect(await back.text()).toContain(`<form method="post" action="${returnUrl}">`);
    expect(back.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:");
    expect(await bank.provider.findSetup(ref, null)).toMatchObject({ state, reason });
  });

  test('a card that is declined', async () => {
    const ref = await beginSetup({ kind: 'card', bank: null });
    await bank.answerPage('setup', ref, { step: 'save', number: '4000000000000002' });
    expect(await bank.provider.findSetup(ref, null)).toMatchObject({ state: 'rejected', reason: 'declined' });
  });

  test('the same reference begins one setup, and keeps its answer', async () => {
    const ref = await beginSetup();
    await bank.answerPage('setup', ref, { step: 'approve' });
    const again = await bank.provider.beginSetup({
      ref,
      kind: 'egiro',
      bank: 'DBS',
      segment: 'retail',
      returnUrl,
      expiresAt: after(1),
    });
    expect(again).toMatchObject({ state: 'active' });
  });
});

test('payees: proven, refused, or proven after a minute; their numbers are not stored', async () => {
  const find = async (number: string) => bank.provider.findPayee(await addPayee(number));
  expect(await find('0123456789')).toMatchObject({ state: 'proven' });
  expect(await find('0123456702')).toMatchObject({ state: 'refused' });
  const checked = await addPayee('0123456705');
  expect(await bank.provider.findPayee(checked)).toMatchObject({ state: 'checking' });
  clocks.now = after(60 * SECOND_MS);
  expect(await bank.provider.findPayee(checked)).toMatchObject({ state: 'proven' });
  expect(await bank.provider.findPayee('payee_nobody')).toBeNull();
  const { rows } = await getDatabase().db.query(
    "select from sandbox_bank where content::text like '%0123456%'",
  );
  expect(rows).toEqual([]);
});

describe('webhooks', () => {
  test('are right for five minutes, and only as they were sent', async () => {
    const charge = await makeCharge(250_000);
    await bank.provider.charge(charge);
    await bank.bank.catchUp();
    const [told] = listTold(charge.ref);
    if (!told) throw new Error('It was not told.');
    expect(verify(told)).toEqual([{ id: JSON.parse(told.body).id, kind: 'charge', ref: charge.ref }]);
    expect(() => verify(told, after(301 * SECOND_MS))).toThrow(SignatureError);
    expect(() => verify(told, after(-301 * SECOND_MS))).toThrow(SignatureError);
    expect(() => verify({ ...told, body: told.body.replace('charge', 'refund') })).toThrow(SignatureError);
    const signature = told.headers['sewa-bank-signature'] ?? '';
    for (const wrong of [
      '',
      signature.replace(/t=\d+/, 't=1'),
      signature.replace('v1=', 'v0='),
      `${signature}0`,
    ])
      expect(() => verify({ ...told, headers: { 'sewa-bank-signature': wrong } }), wrong).toThrow(
        SignatureError,
      );
    expect(() => verify({ ...told, headers: {} })).toThrow(SignatureError);
  });

  test('are sent again until the site takes them, five times at most, and are listed as sent', async () => {
    const charge = await makeCharge(250_000);
    bank.status = 500;
    await bank.provider.charge(charge);
    for (let tries = 1; tries <= 6; tries += 1) {
      await bank.bank.catchUp();
      expect(listTold(charge.ref)).toHaveLength(Math.min(tries, 5));
      if (tries === 2) bank.status = 503;
      clocks.realNow = new Date(clocks.realNow.getTime() + 600 * SECOND_MS);
    }
    const listed = (await listWebhooks()).filter(
      ({ body }: { body: string }) => JSON.parse(body).ref === charge.ref,
    );
    expect(listed).toEqual([
      {
        id: expect.stringMatching(/^event_/),
        provider: 'sandbox',
        headers: expect.any(Object),
        body: expect.any(String),
      },
    ]);
    expect(verify(listed[0])).toHaveLength(1);
  });

  test.each([
    ['never', 0],
    ['thrice', 3],
    ['old', 1],
    ['forged', 1],
  ])('chosen on the page: %s', async (problem, times) => {
    const ref = await beginSetup();
    await bank.answerPage('setup', ref, { step: 'approve', problem });
    await bank.bank.catchUp();
    expect(listTold(ref)).toHaveLength(times);
    const [told] = listTold(ref);
    if (told && times === 1) expect(() => verify(told)).toThrow(SignatureError);
  });
});

describe('control', () => {
  test.each([
    ['approve', 'active', null],
    ['succeed', 'active', null],
    ['reject', 'rejected', 'rejected-by-payer'],
    ['fail', 'rejected', 'rejected-by-bank'],
    ['abandon', 'abandoned', null],
  ])('of a setup: %s', async (move, state, reason) => {
    const ref = await beginSetup();
    expect(await control(ref, 'return')).toBe(409);
    expect(await control(ref, move)).toBe(204);
    expect(await bank.provider.findSetup(ref, null)).toMatchObject({ state, reason });
    expect(await control(ref, move)).toBe(409);
    expect(listTold(ref)).toHaveLength(1);
  });

  test.each([
    ['approve', 'succeeded'],
    ['succeed', 'succeeded'],
    ['reject', 'failed'],
    ['fail', 'failed'],
    ['abandon', 'expired'],
  ])('of a charge: %s', async (move, state) => {
    const charge = await makeCharge(250_000, { kind: 'paynow' });
    await bank.provider.charge(charge);
    expect(await control(charge.ref, 'return')).toBe(409);
    expect(await control(charge.ref, move)).toBe(204);
    expect(await bank.provider.findCharge(charge.ref, null)).toMatchObject({ state });
    expect(await control(charge.ref, 'succeed')).toBe(409);
    expect(await control(charge.ref, 'return')).toBe(state === 'succeeded' ? 204 : 409);
  });

  test('of nothing, by another site or another move: nothing happens', async () => {
    const ref = await beginSetup();
    expect(await control('nothing', 'approve')).toBe(404);
    expect(await control(ref, 'steal')).toBe(404);
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect((await bank.ask(`/sandbox/payments/${ref}/approve`, foreign)).status).toBe(403);
    expect((await bank.ask(`/sandbox/payments/${ref}/approve`)).headers.get('x-from')).toBe('nobody');
    expect(await bank.provider.findSetup(ref, null)).toMatchObject({ state: 'pending' });
  });
});

describe('views', () => {
  test('the ledger has every account, the partner what it signs with', async () => {
    expect(await (await bank.ask('/sandbox/ledger.json')).json()).toEqual(
      ['billed', 'fees', 'outside', 'receivable', 'received', 'refunded'].map((account) => ({
        account,
        cents: 0,
      })),
    );
    const [partner] = await (await bank.ask('/sandbox/partners.json')).json();
    expect(Object.keys(partner)).toEqual(['key', 'aud', 'privateKey', 'returnUrls']);
    expect(partner.returnUrls).toEqual([`${bank.bank.url}/partner`]);
  });

  test('the page shows charges, setups and what can be done with them', async () => {
    const charge = await makeCharge(250_000);
    await bank.provider.charge(charge);
    const html = await (await bank.ask('/sandbox/payments')).text();
    expect(html).toContain(`action="/sandbox/payments/${charge.ref}/return"`);
    expect(html).toContain('Charged $2,501.30, refunded $0');
    expect(html.match(/<h1>/g)).toHaveLength(1);
  });
});

describe('the API', () => {
  test('is for the site alone', async () => {
    const ref = await beginSetup();
    for (const authorization of ['', 'Bearer x', `Bearer ${bank.bank.key}x`])
      expect((await fetch(`${bank.bank.url}/api/setups/${ref}`, { headers: { authorization } })).status).toBe(
        401,
      );
  });

  test.each(['down', 'busy', 'cut', 'garbage'])('is out of order: %s', async (outage) => {
    const breakDown = (name: string) =>
      fetch(bank.bank.url, { method: 'POST', body: new URLSearchParams({ outage: name }) });
    const ref = await beginSetup();
    await breakDown(outage);
    await expect(bank.provider.findSetup(ref, null)).rejects.toThrow(ProviderError);
    await breakDown('');
    expect(await bank.provider.findSetup(ref, null)).toMatchObject({ state: 'pending' });
  });

  test('refuses what is malformed', async () => {
    const kind = 'egiro' satisfies ChargeKind;
    const put = (body: string) =>
      fetch(`${bank.bank.url}/api/charges/x`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${bank.bank.key}` },
        body,
      });
    for (const body of ['{', '{}', JSON.stringify({ kind, cents: 1.5 })])
      expect((await put(body)).status).toBe(400);
  });
});
