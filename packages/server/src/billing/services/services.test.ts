import { serviceDraftSchema, serviceSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccounts } from '../../personal-data/deleteAccounts.ts';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { makePaymentProvider } from '../../testing/makePaymentProvider.ts';
import {
  addCard,
  makeJobContext,
  openRentPlans,
  plansStart,
  resetRentPlans,
  testPlan,
} from '../../testing/openRentPlans.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { pollMandates } from '../payment-methods/pollMandates.ts';

const getDatabase = openTestDatabase();
const open = (userId: string | null, options = {}) => openRentPlans(getDatabase().db, userId, options);

/** Gives somebody a file; returns its id. */
async function addFile(userId: string): Promise<string> {
  const { rows } = await getDatabase().db.query<{ id: string }>(
    `with b as (insert into blobs (id, content_type, bytes, byte_length)
        values (repeat('f', 64), 'application/pdf', 'f', 1) on conflict do nothing)
      insert into files (user_id, content_type, sha256, byte_length, blob_id, state, created_at)
        values ($1, 'application/pdf', repeat('f', 64), 1, repeat('f', 64), 'ready', now()) returning id`,
    [userId],
  );
  return rows[0]?.id ?? '';
}

beforeEach(() => resetRentPlans(getDatabase().db));

test('asks for what is missing in the profile before money', async () => {
  await getDatabase().db.query(`update users set residential_status = null where id = 'tess'`);
  const tess = await open('tess');
  expect(await tess.createService({})).toMatchObject({ status: 409, fields: ['residentialStatus'] });
  expect((await tess.get('/api/services')).data).toEqual([]);
});

describe('a rent plan', () => {
  test('shows to its payer and its payee, and to nobody else', async () => {
    const [tess, lars, otto] = [await open('tess'), await open('lars'), await open('otto')];
    const methodId = await addCard(getDatabase().db, 'tess');
    const { id } = await tess.begin({ methodId, depositCents: 500_000 });
    const service = serviceSchema.parse(await tess.service(id));
    expect(service).toMatchObject({
      state: 'active',
      side: 'payer',
      until: '2027-11-30',
      payee: { name: 'Lars Lim', masked: 'ending 6789', state: 'proven' },
      method: { id: methodId, masked: 'ending 4242' },
      nextBill: { cents: 500_000, dueOn: '2026-12-01', state: 'open' },
      arrearsCents: 0,
    });
    expect(service.may.toSorted()).toEqual(['change-method', 'change-payee', 'end', 'pause']);
    expect(await tess.get('/api/services')).toMatchObject({ data: [service] });
    expect(await lars.service(id)).toMatchObject({ side: 'payee', method: null, may: [], payerName: 'Tess' });
    expect(await lars.get('/api/services')).toMatchObject({ data: [{ id }] });
    expect(await lars.get('/api/services?as=payee')).toMatchObject({ data: [{ id }] });
    expect((await lars.get('/api/services?as=payer')).data).toEqual([]);
    expect(await lars.get('/api/services?as=bank')).toMatchObject({ status: 400 });
    expect((await otto.get(`/api/services/${id}`)).status).toBe(404);
    expect((await otto.get('/api/services')).data).toEqual([]);
    expect((await (await open(null)).get(`/api/services/${id}`)).status).toBe(401);
    expect((await tess.get('/api/services/nothing')).status).toBe(404);
  });

  test('belongs to whoever has the mobile number or confirmed the address, whatever its case', async () => {
    const { db } = getDatabase();
    const [tess, lars] = [await open('tess'), await open('lars')];
    const byMobile = await tess.addPayee({
      email: undefined,
      paynow: { kind: 'mobile', value: '80000913' },
    });
    const byEmail = await tess.addPayee({ email: 'Lars@People.example' });
    for (const { data } of [byMobile, byEmail]) {
      const { id } = (await tess.createService({ payeeId: data.id })).data;
      expect((await lars.get(`/api/services/${id}`)).status).toBe(200);
    }
    await db.query(`update users set proven_email = null where id = 'lars'`);
    expect((await (await open('lars')).get('/api/services')).data).toHaveLength(1);
  });

  test.each([
    [
      { home: { ...testPlan.home, address: { ...testPlan.home.address, postalCode: '990123' } } },
      400,
      'home.address.postalCode',
    ],
    [
      { home: { ...testPlan.home, address: { ...testPlan.home.address, postalCode: '5601' } } },
      400,
      'home.address.postalCode',
    ],
    [
      { home: { ...testPlan.home, address: { ...testPlan.home.address, unit: '' } } },
      400,
      'home.address.unit',
    ],
    [{ payeeId: undefined }, 400, 'payeeId'],
    [{ payeeId: '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c' }, 404, 'payeeId'],
    [{ methodId: '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c' }, 404, 'methodId'],
    [{ fileIds: ['0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c'] }, 404, 'fileIds'],
    [{ monthlyRent: 0 }, 400, 'monthlyRent'],
    [{ dueDay: 32 }, 400, 'dueDay'],
    [{ months: 121 }, 400, 'months'],
    [{ from: '1999-01-01' }, 400, 'from'],
    [{ type: 'loan' }, 400, 'type'],
    [{ charges: [{ words: 'Parking', cents: 99_900_000 }] }, 400, 'charges'],
  ])('does not begin with %j', async (changes, status, name) => {
    const tess = await open('tess');
    const payeeId = (await tess.addPayee()).data.id;
    expect(await tess.createService({ payeeId, ...changes })).toMatchObject({ status, fields: [name] });
    expect((await tess.get('/api/services')).data).toEqual([]);
  });

  test('takes no payee, method or file of somebody else', async () => {
    const [tess, otto] = [await open('tess'), await open('otto')];
    const payeeId = (await tess.addPayee()).data.id;
    expect(await otto.createService({ payeeId })).toMatchObject({ status: 404, fields: ['payeeId'] });
    const methodId = await addCard(getDatabase().db, 'otto');
    expect(await tess.createService({ payeeId, methodId })).toMatchObject({
      status: 404,
      fields: ['methodId'],
    });
    const fileIds = [await addFile('otto')];
    expect(await tess.createService({ payeeId, fileIds })).toMatchObject({
      status: 404,
      fields: ['fileIds'],
    });
  });

  test('has a payee and a method of one provider', async () => {
    const { db } = getDatabase();
    const tess = await open('tess');
    const elsewhere = await addCard(db, 'tess', 'other');
    const payeeId = (await tess.addPayee()).data.id;
    expect(await tess.createService({ payeeId, methodId: elsewhere })).toMatchObject({
      status: 409,
      fields: ['methodId'],
    });
    const { id } = (await tess.createService({ payeeId, methodId: await addCard(db, 'tess') })).data;
    expect(await tess.move(id, 'change-method', 1, { methodId: elsewhere })).toMatchObject({
      status: 409,
      fields: ['methodId'],
    });
    const other = makePaymentProvider('other', ['card', 'paynow']);
    const later = await open('tess', { provider: other });
    const { data: payee } = await later.addPayee({ accountNumber: '98765432' });
    expect(await later.move(id, 'change-payee', 1, { payeeId: payee.id })).toMatchObject({
      status: 409,
      fields: ['payeeId'],
    });
    expect(await tess.bills(id)).toMatchObject([{ kinds: ['egiro', 'card', 'paynow'] }]);
    const { id: moved } = (await later.createService({ payeeId: payee.id })).data;
    expect(await later.bills(moved)).toMatchObject([{ kinds: ['card', 'paynow'] }]);
    const setup = { kind: 'egiro', bank: 'DBS', serviceId: moved };
    const both = await open('tess', { provider: makePaymentProvider() });
    expect(await both.post('/api/payment/setups', setup)).toMatchObject({ status: 409, fields: ['kind'] });
  });

  test('opens its agreement to both sides', async () => {
    const tess = await open('tess');
    const fileId = await addFile('tess');
    await tess.begin({ fileIds: [fileId, fileId] });
    const statuses: number[] = [];
    for (const userId of ['tess', 'lars', 'otto', 'oli']) {
      const context = await open(userId);
      // The bytes are no JSON: only the error answers can be read.
      const status = await context.get(`/api/files/${fileId}`).then(
        (answer) => answer.status,
        () => 200,
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 404, 404]);
  });

  test('is paused, resumed and ended by its payer only, each once', async () => {
    const [tess, lars, otto] = [await open('tess'), await open('lars'), await open('otto')];
    const { id } = await tess.begin();
    expect((await lars.move(id, 'pause', 1)).status).toBe(403);
    expect((await otto.move(id, 'pause', 1)).status).toBe(404);
    expect(await tess.move(id, 'resume', 1)).toMatchObject({ status: 409, fields: ['transition'] });
    expect((await tess.move(id, 'pause', 1)).data).toMatchObject({ state: 'paused', version: 2 });
    expect(await tess.move(id, 'resume', 1)).toMatchObject({ status: 409, fields: ['version'] });
    expect((await tess.move(id, 'resume', 2)).data).toMatchObject({ state: 'active', version: 3 });
    const ends = await Promise.all([tess.move(id, 'end', 3), tess.move(id, 'end', 3)]);
    expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await tess.service(id)).toMatchObject({ state: 'ended', may: [], nextBill: null });
  });

  test('changes its method and its payee with a step-up, and stays paused', async () => {
    const { db } = getDatabase();
    const tess = await open('tess');
    const { id } = await tess.begin();
    const methodId = await addCard(db, 'tess');
    const unproven = await open('tess', { isSteppedUp: false });
    expect((await unproven.move(id, 'change-method', 1, { methodId })).status).toBe(403);
    const again = await open('tess');
    await again.move(id, 'pause', 1);
    expect((await again.move(id, 'change-method', 2, { methodId })).data).toMatchObject({
      state: 'paused',
      version: 3,
    });
    expect(await again.bills(id)).toMatchObject([{ feeCents: 6_500, collectOn: null }]);
    const { data: payee } = await again.addPayee({ name: 'Lena', email: 'lena@people.example' });
    expect((await again.move(id, 'change-payee', 3, { payeeId: payee.id })).data).toMatchObject({
      state: 'paused',
      version: 4,
    });
    expect((await (await open('lars')).get(`/api/services/${id}`)).status).toBe(404);
    expect(await again.bills(id)).toMatchObject([{ may: ['said-paid'] }]);
    const foreign = await addCard(db, 'otto');
    expect(await again.move(id, 'change-method', 4, { methodId: foreign })).toMatchObject({
      status: 404,
      fields: ['methodId'],
    });
    expect((await again.move(id, 'change-method', 4, { methodId: null })).data.version).toBe(5);
    expect(await again.service(id)).toMatchObject({ method: null });
  });
});

describe('an application', () => {
  const { payeeId: _, ...application } = { ...testPlan, type: 'advance', payeeId: undefined };

  test('waits for an operator, who answers it once', async () => {
    const [tess, oli] = [await open('tess'), await open('oli', { corporateId: 'desk' })];
    const { data } = await tess.post<{ id: string }>('/api/services', application);
    expect(data).toMatchObject({ state: 'waiting', version: 1, may: ['end'] });
    expect((await tess.get('/api/applications')).status).toBe(403);
    const { data: waiting } = await oli.get('/api/applications');
    expect(waiting).toMatchObject([{ id: data.id, type: 'advance', applicantName: 'Tess', version: 1 }]);
    const answer = (somebody: typeof oli) =>
      somebody.move(data.id, 'answer', 1, { words: 'You are on the list.' });
    expect((await answer(tess)).status).toBe(404);
    expect(await answer(oli)).toMatchObject({ status: 200, data: { state: 'answered', version: 2 } });
    expect((await answer(oli)).status).toBe(409);
    expect(await tess.service(data.id)).toMatchObject({
      answer: 'You are on the list.',
      may: ['agree', 'end'],
    });
    expect(await tess.bills(data.id)).toEqual([]);
    expect((await oli.get('/api/applications')).data).toEqual([]);
  });

  test('that is answered can be agreed to once, which operators see, or declined', async () => {
    const [tess, otto, oli] = [
      await open('tess'),
      await open('otto'),
      await open('oli', { corporateId: 'desk' }),
    ];
    const listNotices = async () =>
      (await tess.get<{ kind: string }[]>('/api/notices')).data.map(({ kind }) => kind);
    const { data } = await tess.post<{ id: string }>('/api/services', application);
    expect(await tess.move(data.id, 'agree', 1)).toMatchObject({ status: 409, fields: ['transition'] });
    await oli.move(data.id, 'answer', 1, { words: 'From January.' });
    expect(await listNotices()).toContain('application-answered');
    expect((await otto.move(data.id, 'agree', 2)).status).toBe(404);
    expect(await tess.move(data.id, 'agree', 2)).toMatchObject({ data: { state: 'agreed', may: ['end'] } });
    expect(await listNotices()).not.toContain('application-answered');
    expect((await tess.move(data.id, 'agree', 3)).status).toBe(409);
    expect((await oli.get('/api/applications')).data).toMatchObject([{ id: data.id, state: 'agreed' }]);
    const { data: other } = await tess.post<{ id: string }>('/api/services', application);
    await oli.move(other.id, 'answer', 1, { words: 'From May.' });
    expect(await tess.move(other.id, 'end', 2)).toMatchObject({ data: { state: 'ended' } });
    expect(await listNotices()).not.toContain('application-answered');
  });

  test('is not shown to the payee whom it names', async () => {
    const [tess, lars] = [await open('tess'), await open('lars')];
    const payeeId = (await tess.addPayee()).data.id;
    const { id } = (await tess.createService({ type: 'care', payeeId })).data;
    expect((await lars.get(`/api/services/${id}`)).status).toBe(404);
    expect((await lars.get('/api/services')).data).toEqual([]);
  });
});

describe('a draft', () => {
  const save = (somebody: Awaited<ReturnType<typeof open>>, version: number, fields: object, type = 'pay') =>
    somebody.call('PUT', `/api/services/drafts/${type}`, { version, fields });

  test('keeps each step, by its version, and goes when the application is sent', async () => {
    const [tess, otto] = [await open('tess'), await open('otto')];
    const read = async () => serviceDraftSchema.parse((await tess.get('/api/services/drafts/pay')).data);
    expect(await read()).toEqual({ type: 'pay', version: 0, fields: {} });
    expect((await save(tess, 0, { home: testPlan.home })).data).toEqual({ version: 1 });
    expect((await save(tess, 1, { monthlyRent: 250_000, dueDay: 5 })).data).toEqual({ version: 2 });
    expect(await save(tess, 1, { dueDay: 6 })).toMatchObject({ status: 409, fields: ['version'] });
    expect(await save(tess, 0, { dueDay: 6 })).toMatchObject({ status: 409, fields: ['version'] });
    expect((await save(tess, 2, { dueDay: 7 })).data).toEqual({ version: 3 });
    expect(await read()).toMatchObject({
      version: 3,
      fields: { home: testPlan.home, monthlyRent: 250_000, dueDay: 7 },
    });
    expect((await otto.get('/api/services/drafts/pay')).data).toMatchObject({ version: 0, fields: {} });
    await tess.begin();
    expect(await read()).toMatchObject({ version: 0 });
  });

  test('is refused for a service that does not exist, and with a wrong field', async () => {
    const tess = await open('tess');
    expect((await save(tess, 0, {}, 'loan')).status).toBe(404);
    expect(await save(tess, 0, { dueDay: 40 })).toMatchObject({ status: 400, fields: ['fields.dueDay'] });
  });
});

test('files of a service and of a draft outlive others', async () => {
  const { db } = getDatabase();
  const tess = await open('tess');
  const [sent, drafted, given = ''] = [await addFile('tess'), await addFile('tess'), await addFile('tess')];
  await db.query('update files set created_at = $1', ['2026-10-01T00:00:00Z']);
  await tess.begin({ fileIds: [sent] });
  await tess.call('PUT', '/api/services/drafts/care', { version: 0, fields: { fileIds: [drafted] } });
  await cleanUp(db, plansStart);
  const { rows } = await db.query<{ id: string }>('select id from files');
  expect(rows.map(({ id }) => id).toSorted()).toEqual([sent, drafted].toSorted());
  expect(given).not.toBe('');
});

test('methods of somebody who leaves are cancelled at the provider, then deleted', async () => {
  const { db } = getDatabase();
  const provider = makePaymentProvider();
  const [gone, kept] = [await addCard(db, 'tess'), await addCard(db, 'otto')];
  await db.query(
    `update payment_methods set provider_ref = user_id, next_poll_at = '2027-01-01', bank = 'DBS'`,
  );
  for (const ref of ['tess', 'otto'])
    provider.mandates.set(ref, {
      providerRef: ref,
      masked: 'ending 4242',
      source: 'card-one',
      bank: null,
      limitCents: null,
      endsOn: null,
      state: 'active',
    });
  await db.query(
    `insert into account_deletions (user_id, asked_at, due_at) values ('tess', $1::timestamptz - interval '7 days', $1)`,
    [plansStart],
  );
  const context = makeJobContext(db, { provider });
  await deleteAccounts(context, {});
  const tomorrow = new Date(plansStart.getTime() + 24 * 60 * 60 * 1000);
  await cleanUp(db, tomorrow);
  expect((await db.query('select masked, bank from payment_methods where id = $1', [gone])).rows).toEqual([
    { masked: '', bank: null },
  ]);
  await pollMandates(context, {});
  expect([...provider.mandates.values()].map(({ state }) => state)).toEqual(['ended', 'active']);
  await cleanUp(db, tomorrow);
  expect((await db.query('select id from payment_methods')).rows).toEqual([{ id: kept }]);
});

test('the services of somebody who leaves end; their payee keeps what was overdue, without the name', async () => {
  const { db } = getDatabase();
  const [tess, lars] = [await open('tess'), await open('lars')];
  const { id } = await tess.begin();
  await tess.addPayee({ name: 'Never paid', accountNumber: '98765432' });
  await db.query(
    `insert into account_deletions (user_id, asked_at, due_at) values ('tess', $1::timestamptz - interval '7 days', $1)`,
    [plansStart],
  );
  await deleteAccounts(makeJobContext(db), {});
  expect(await lars.service(id)).toMatchObject({ state: 'ended', payerName: null, side: 'payee' });
  expect(await lars.bills(id)).toMatchObject([{ state: 'cancelled' }]);
  const { rows } = await db.query('select name, length(account_sealed) as sealed from payees');
  expect(rows).toEqual([{ name: 'Lars Lim', sealed: 0 }]);
});
