/** What asking permissions costs: `can()` row by row against plain code, and a list by compiled rules against plain SQL. */
import { createRequire } from 'node:module';
import { compileRules, createAbility, subject } from '../../packages/auth/src/rules.ts';
import { findPostgres } from '../../packages/testing/src/index.ts';
import { endLater } from './measure/processes.mjs';
import { makeResult, median } from './measure/report.mjs';

const { Pool } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');

const checks = 10_000;
const rowsOfList = 50_000;
const repeats = 40;
const me = 'user-7';
const corporates = ['corporate-1', 'corporate-2', 'corporate-3'];
const maxRent = 500_000;

/** What a corporate user may do: their own listings, those of their corporates up to a rent, none that is let or closed. */
const rules = [
  { action: 'read', subject: ['Sewa', 'Biz', 'Subbusiness', 'Listing'] },
  { action: 'create', subject: 'Listing' },
  { action: 'update', subject: 'Listing', conditions: { userId: me } },
  {
    action: 'update',
    subject: 'Listing',
    conditions: { cid: { $in: corporates }, rent: { $lte: maxRent } },
  },
  {
    action: 'update',
    subject: 'Listing',
    inverted: true,
    conditions: { $or: [{ isLet: true }, { status: 'closed' }] },
  },
  { action: ['read', 'update'], subject: 'Profile', conditions: { userId: me } },
];

const columns = {
  userId: { sql: 'l.user_id', type: 'text' },
  cid: { sql: 'l.cid', type: 'text' },
  rent: { sql: 'l.rent', type: 'integer' },
  isLet: { sql: 'l.is_let', type: 'boolean' },
  status: { sql: 'l.status', type: 'text' },
};

/** The same in code that knows no rules. */
function mayUpdate(row) {
  if (row.isLet === true || row.status === 'closed') return false;
  if (row.userId === me) return true;
  return corporates.includes(row.cid) && typeof row.rent === 'number' && row.rent <= maxRent;
}

/** The same as somebody writes it in SQL. */
const plainSql = {
  text: `select l.id from listings l
    where not (l.is_let or l.status = 'closed')
      and (l.user_id = $1 or (l.cid = any($2::text[]) and l.rent <= $3))
    order by l.id`,
  values: [me, corporates, maxRent],
};

const makeRows = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    userId: `user-${(index * 7919) % 23}`,
    cid: index % 3 === 0 ? null : `corporate-${(index * 31) % 11}`,
    rent: 100_000 + ((index * 37) % 900) * 1_000,
    isLet: index % 5 === 0,
    status: index % 7 === 0 ? 'closed' : 'live',
  }));

function requireSame(product, anchor, what) {
  if (product.length === 0 || product.length !== anchor.length || product.some((id, at) => id !== anchor[at]))
    throw new Error(`${what}: ${product.length} rows by permission, ${anchor.length} by hand. They differ.`);
}

async function takeTime(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Ratios of two works taken in turn, in each round the middle one of some repeats. */
async function compareTimes(rounds, product, anchor) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = { product: [], anchor: [] };
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const inOrder = repeat % 2 === 0 ? [product, anchor] : [anchor, product];
      for (const work of inOrder) times[work === product ? 'product' : 'anchor'].push(await takeTime(work));
    }
    taken.push({ product: median(times.product), anchor: median(times.anchor) });
  }
  return { ratio: median(taken.map((round) => round.product / round.anchor)), rounds: taken };
}

function measureChecks(rounds) {
  const rows = makeRows(checks);
  const typed = rows.map((row) => subject('Listing', { ...row }));
  const ability = createAbility(rules);
  const pick = (items, isAllowed) => items.flatMap((item, index) => (isAllowed(item) ? [index] : []));
  requireSame(
    pick(typed, (row) => ability.can('update', row)),
    pick(rows, mayUpdate),
    `${checks} checks`,
  );
  const count = (items, isAllowed) => {
    let allowed = 0;
    for (const item of items) if (isAllowed(item)) allowed += 1;
    return allowed;
  };
  const product = () => count(typed, (row) => ability.can('update', row));
  const anchor = () => count(rows, mayUpdate);
  for (let warm = 0; warm < repeats; warm += 1) {
    product();
    anchor();
  }
  return compareTimes(rounds, product, anchor);
}

async function openListings() {
  const { url, stop } = await findPostgres({ environment: { PATH: process.env.PATH } });
  endLater(stop);
  const pool = new Pool({ connectionString: url, max: 1 });
  // The server may be stopped before the connection has closed.
  pool.on('error', () => undefined);
  endLater(() => pool.end());
  await pool.query(
    `create table listings (id integer primary key, user_id text, cid text, rent integer, is_let boolean not null,
      status text not null)`,
  );
  await pool.query(
    `insert into listings select * from jsonb_to_recordset($1::jsonb)
      as l(id integer, user_id text, cid text, rent integer, is_let boolean, status text)`,
    [
      JSON.stringify(
        makeRows(rowsOfList).map(({ userId, isLet, ...row }) => ({ ...row, user_id: userId, is_let: isLet })),
      ),
    ],
  );
  await pool.query('vacuum analyze listings');
  return pool;
}

async function measureList(rounds) {
  const pool = await openListings();
  const list = async (statement) => (await pool.query(statement)).rows.map(({ id }) => id);
  const checkByRules = () => {
    const { text, values } = compileRules({ rules, action: 'update', subject: 'Listing', columns });
    return list({ text: `select l.id from listings l where ${text} order by l.id`, values });
  };
  const checkByHand = () => list(plainSql);
  requireSame(await checkByRules(), await checkByHand(), `A list of ${rowsOfList} rows`);
  return compareTimes(rounds, checkByRules, checkByHand);
}

/** Measures both; what is allowed is compared row by row before any time is taken. */
export async function measure({ rounds }) {
  const requested = await measureChecks(rounds);
  const listed = await measureList(rounds);
  return [
    makeResult({
      quantity: `${checks.toLocaleString('en-SG')} checks of rows by can()`,
      against: 'plain code that decides the same',
      value: requested.ratio,
      max: 3,
      detail: requested,
    }),
    makeResult({
      quantity: `a list of ${rowsOfList.toLocaleString('en-SG')} rows by compiled rules`,
      against: 'plain SQL that finds the same',
      value: listed.ratio,
      max: 1.3,
      detail: listed,
    }),
  ];
}
