import { serviceSchema } from '@sewa/api/schema';
import { beforeEach, expect, test } from 'vitest';
import { createSession } from '../../platform/sessions/session.ts';
import { addRentPlan, clearPayments, plan } from '../../testing/addRentPlan.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { browserStart } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

async function ask(userId: string, path: string): Promise<Response> {
  const { db } = getDatabase();
  const { server } = makeTestServer(db, { clock: () => browserStart });
  const secret = await createSession(db, userId, { now: browserStart });
  return server.request(`${testOrigin}${path}`, { headers: { cookie: `test-session=${secret}` } });
}

const readData = async (response: Response) => ((await response.json()) as { data: unknown }).data;

/** Where the header `Link` leads, or null. */
const findNext = ({ headers }: Response): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null;

/** Adds rent plans that Mei pays Ravi, two of each moment; `before` numbers them. */
async function addPlans(count: number, name = 'p'): Promise<void> {
  await getDatabase().db.query(
    `insert into services (id, type, payer_user_id, payee_id, state, street, postal_code, monthly_rent, due_day, starts_on, months, created_at)
      select $4 || translate(lpad(n::text, 11, '0'), '0189', 'wxyz'), 'pay', 'mei', $1, 'active', 'Street ' || n, '460012', 100000, 1,
        '2026-12-01', 12, $2::timestamptz + (n / 2) * interval '1 microsecond' from generate_series(1, $3::int) n`,
    [plan.payeeId, browserStart, count, name],
  );
}

async function addDue(serviceIds: string, dueOn: string): Promise<void> {
  await getDatabase().db.query(
    `insert into bills (id, service_id, kind, period, due_on, cents, lines, state, created_at)
      select translate(left(md5(id || $2), 12), '0189', 'wxyz'), id, 'rent', left($2, 7), $2::date, 5000, '[]', 'open', now()
        from services where id like $1`,
    [serviceIds, dueOn],
  );
}

async function listIds(userId: string, path: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let next: string | null = path; next !== null; ) {
    const response = await ask(userId, next);
    expect(response.status).toBe(200);
    next = findNext(response);
    pages.push(
      serviceSchema
        .array()
        .parse(await readData(response))
        .map(({ id }) => id),
    );
  }
  return pages;
}

interface Paid {
  readonly items: readonly { readonly id: string }[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly arrears: { readonly services: number; readonly cents: number };
}

const readPaid = async (userId: string, cursor: string | null = null): Promise<Paid> =>
  (await readData(await ask(userId, `/api/services/paying${cursor ? `?cursor=${cursor}` : ''}`))) as Paid;

beforeEach(async () => {
  const { db } = getDatabase();
  await clearPayments(db);
  await addRentPlan(db);
});

test('services come in pages that the header leads through, each once, for both sides', async () => {
  await addPlans(120);
  for (const userId of [plan.payer, plan.payee]) {
    const pages = await listIds(userId, '/api/services');
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 21]);
    expect(new Set(pages.flat()).size).toBe(121);
  }
  const few = await listIds(plan.payer, '/api/services?as=payer&limit=100');
  expect(few.map(({ length }) => length)).toEqual([100, 21]);
  expect(await listIds(plan.payer, '/api/services?as=payee')).toEqual([[]]);
  expect(await listIds(plan.other, '/api/services')).toEqual([[]]);
});

test('a plan that is added between two pages moves none of the others', async () => {
  await addPlans(60);
  const response = await ask(plan.payer, '/api/services?as=payer');
  const first = serviceSchema.array().parse(await readData(response));
  await getDatabase().db.query(
    `insert into services (id, type, payer_user_id, payee_id, state, street, postal_code, monthly_rent, due_day, starts_on, months, created_at)
      values ('newestplan22', 'pay', 'mei', $1, 'active', 'New Street', '460012', 100000, 1, '2026-12-01', 12, $2)`,
    [plan.payeeId, new Date(browserStart.getTime() + 1000)],
  );
  const rest = await listIds(plan.payer, findNext(response) ?? '');
  expect(new Set([...first.map(({ id }) => id), ...rest.flat()]).size).toBe(61);
  expect(rest.flat()).not.toContain('newestplan22');
});

test('a cursor that is none of ours is refused by its name, and that of somebody else shows nothing of theirs', async () => {
  await addPlans(60);
  const cursors = ['x', '2026-02-31T00:00:00.000000Z_servicefirst', '2026-11-21T04:00:00.000000Z_nobody'];
  for (const path of ['/api/services', '/api/services/paying', '/api/chat/context'])
    for (const cursor of path === '/api/chat/context' ? cursors.slice(0, 2) : cursors) {
      const response = await ask(plan.payer, `${path}?cursor=${cursor}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: [{ name: 'cursor' }] });
    }
  for (const limit of ['0', '101', 'ten'])
    expect(await (await ask(plan.payer, `/api/services?limit=${limit}`)).json()).toMatchObject({
      fields: [{ name: 'limit' }],
    });
  const next = findNext(await ask(plan.payer, '/api/services')) ?? '';
  expect(await listIds(plan.other, next)).toEqual([[]]);
  const { nextCursor } = await readPaid(plan.payer);
  expect(await readPaid(plan.other, nextCursor)).toEqual({
    items: [],
    nextCursor: null,
    total: 0,
    arrears: { services: 0, cents: 0 },
  });
});

test('what somebody pays comes with what is due longest first and what ended last, and sums are of all', async () => {
  await addPlans(45);
  await addDue('p%', '2026-12-01');
  await addDue('pwwwwwwwwww_', '2026-10-01');
  await getDatabase().db.query(
    `update services set state = 'ended', ended_at = now() where id = 'pwwwwwwwwww2' or id = 'pwwwwwwwww2x'`,
  );
  const pages: Paid[] = [];
  for (let cursor: string | null = null; pages.length === 0 || cursor !== null; ) {
    const page: Paid = await readPaid(plan.payer, cursor);
    pages.push(page);
    cursor = page.nextCursor;
  }
  expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 6]);
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(46);
  // Eight of the nine that are overdue run.
  expect(ids.slice(0, 8).every((id) => id.startsWith('pwwwwwwwwww'))).toBe(true);
  expect(ids.slice(-2)).toEqual(['pwwwwwwwww2x', 'pwwwwwwwwww2']);
  for (const { total, arrears } of pages) {
    expect(total).toBe(46);
    expect(arrears).toEqual({ services: 9, cents: 9 * 5000 });
  }
  expect(await readPaid(plan.payee)).toMatchObject({ items: [], total: 0 });
});
