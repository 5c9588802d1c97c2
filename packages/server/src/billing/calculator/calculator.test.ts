import { calculate, parseCalculation } from '@sewa/calculator';
import { beforeEach, expect, test } from 'vitest';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { findCalculatorRates } from './findCalculatorRates.ts';

const getDatabase = openTestDatabase();
const clock = () => new Date('2026-11-28T04:00:00Z');

const ask = async (query: string, headers: Record<string, string> = {}) => {
  const { server } = makeTestServer(getDatabase().db, { clock });
  const response = await server.request(`${testOrigin}/api/calculator${query}`, { headers });
  return { response, ...(await response.json()) };
};
const listFields = async (query: string) => {
  const { response, fields } = await ask(query);
  return { status: response.status, fields: fields?.map(({ name }: { name: string }) => name) };
};

beforeEach(() => getDatabase().db.query(`delete from rate_cards where source = 'Test'`));

test('rent and months are enough: the lines, the totals and what was assumed', async () => {
  const { response, succeed, data } = await ask('?monthlyRent=300000&months=24');
  expect(response.status).toBe(200);
  expect(succeed).toBe(true);
  expect(data.totals).toEqual({ moveIn: 928_800, tenancy: 7_828_800 });
  const card = data.lines.find(({ kind }: { kind: string }) => kind === 'card-fee');
  expect(card).toMatchObject({
    cents: 23 * 7_800,
    basis: 'price',
    isOptional: true,
    source: { readOn: '2026-11-28' },
  });
  expect(data.assumptions).toContainEqual({ kind: 'agent-not-counted', line: 'agent-fee', value: null });
});

test.each([
  'monthlyRent=300000&months=24',
  'monthlyRent=320050&months=18&from=2027-01-15&deposit=free&hasAgent=true&payBy=card&repairs=3&repairCap=15000',
  'monthlyRent=250101&months=36&leaveAfter=20&hasDiplomaticClause=true&day=2024-06-30',
  'monthlyRent=1000000000&months=1200&day=2014-02-21',
])('answers what the package calculates itself, for %s', async (text) => {
  const { input, day } = parseCalculation(new URLSearchParams(text));
  if (!input) throw new Error('The input should be right.');
  const on = day ?? '2026-11-28';
  const expected = calculate(input, await findCalculatorRates(getDatabase().db, on), on);
  expect((await ask(`?${text}`)).data).toEqual(JSON.parse(JSON.stringify(expected)));
});

test.each([
  ['', ['monthlyRent', 'months']],
  ['?monthlyRent=&months=', ['monthlyRent', 'months']],
  ['?monthlyRent=-1&months=12', ['monthlyRent']],
  ['?monthlyRent=3.5&months=12', ['monthlyRent']],
  ['?monthlyRent=1e9999&months=12', ['monthlyRent']],
  ['?monthlyRent=300000&months=0', ['months']],
  ['?monthlyRent=300000&months=12&from=2026-02-30', ['from']],
  ['?monthlyRent=300000&months=12&deposit=none', ['deposit']],
  ['?monthlyRent=300000&months=12&hasAgent=maybe', ['hasAgent']],
  ['?monthlyRent=300000&months=12&payBy=cash', ['payBy']],
  ['?monthlyRent=300000&months=12&repairs=-1', ['repairs']],
  ['?monthlyRent=300000&months=12&repairCap=0.5', ['repairCap']],
  ['?monthlyRent=300000&months=12&leaveAfter=0', ['leaveAfter']],
  ['?monthlyRent=300000&months=12&hasDiplomaticClause=yes', ['hasDiplomaticClause']],
  ['?monthlyRent=300000&months=12&day=today', ['day']],
  ['?monthlyRent=x&months=12&payBy=cash&day=9999-01-01', ['monthlyRent', 'payBy', 'day']],
])('refuses "%s" and names the fields', async (query, names) => {
  expect(await listFields(query)).toEqual({ status: 400, fields: names });
});

test('parameters it does not know are ignored, and the first of a repeated one counts', async () => {
  const plain = await ask('?monthlyRent=300000&months=24');
  const odd = await ask('?monthlyRent=300000&months=24&months=12&utm_source=x&__proto__=1');
  expect(odd.data).toEqual(plain.data);
});

test('an old day gets the rates of that day, and a way to pay without one is not known', async () => {
  await getDatabase().db.query(
    `insert into rate_cards (kind, valid_from, basis_points, fixed_cents, source, read_on) values
      ('card', '2026-11-01', 220, 50, 'Test', '2026-11-01'), ('card', '2099-01-01', 100, 0, 'Test', '2026-11-01')`,
  );
  const findCard = async (day: string) => {
    const { data } = await ask(`?monthlyRent=300000&months=2&day=${day}`);
    return data.lines.find(({ kind }: { kind: string }) => kind === 'card-fee').cents;
  };
  expect(await findCard('2026-11-28')).toBe(6_650);
  expect(await findCard('2026-10-31')).toBe(7_800);
  expect(await findCard('2025-12-31')).toBeNull();
});

test('the rates of today come with their source; renting without a deposit has no price yet', async () => {
  const { server } = makeTestServer(getDatabase().db, { clock });
  const { data } = await (await server.request('/api/calculator/rates')).json();
  expect(data).toEqual({
    day: '2026-11-28',
    source: { name: 'Our own price list', readOn: '2026-11-28' },
    egiro: { basisPoints: 0, fixedCents: 0 },
    paynow: { basisPoints: 0, fixedCents: 0 },
    card: { basisPoints: 260, fixedCents: 0 },
    depositFree: null,
  });
});

test('pages of every origin may read a calculation and what is wrong with one, without cookies; the rates they may not', async () => {
  const from = { origin: 'https://partner.example' };
  for (const query of ['?monthlyRent=300000&months=12', '?months=12']) {
    const { headers } = (await ask(query, from)).response;
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
  const { server } = makeTestServer(getDatabase().db, { clock });
  const rates = await server.request(`${testOrigin}/api/calculator/rates`, { headers: from });
  expect(rates.headers.get('access-control-allow-origin')).toBeNull();
});
