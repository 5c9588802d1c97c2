/** What gets slow with use: the pages and answers of a landlord with ten times the homes, plans, bills and conversations of another. */
import { createRequire } from 'node:module';
import { countLines, growLandlord, logIn } from './market/growLandlord.mjs';
import { openServerMarket } from './market/markets.mjs';
import { fetchRaw } from './measure/fetchRaw.mjs';
import { endLater, startApp } from './measure/processes.mjs';
import { makeResult, median, quantile } from './measure/report.mjs';

const { Pool } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');

const warmUps = 8;
const asksPerRound = 15;
const maxRatio = 2;
const longestHealthMs = 200;
const year = new Date().getFullYear();
const month = `${year}-03`;

/** What is asked for, by who asks: whoever lets, or whoever pays. */
const asked = {
  owner: [
    '/api/dashboard',
    '/dashboard',
    '/api/services',
    `/api/rent-roll`,
    '/profile/my-services',
    `/api/rent-year?year=${year}`,
    `/profile/my-services?year=${year}`,
    `/api/statements?year=${year}&as=payee`,
    `/api/statements?year=${year}&as=payee&month=${month}`,
    '/api/chat/all',
    '/api/chat/context',
    '/chat',
    '/api/properties',
    '/property',
  ],
  payer: [
    '/api/services?as=payer',
    '/api/services/paying',
    '/profile/my-services',
    `/api/statements?year=${year}&as=payer`,
  ],
};

async function open() {
  const environment = await openServerMarket(0);
  const pool = new Pool({ connectionString: environment.DATABASE_URL, max: 2 });
  // The server may be stopped before the last of the connections has closed.
  pool.on('error', () => undefined);
  endLater(() => pool.end());
  await growLandlord(pool, 'one', 1);
  await growLandlord(pool, 'ten', 10);
  await pool.query('vacuum analyze');
  const { url } = await startApp({ environment });
  const cookies = {};
  for (const name of ['one', 'ten'])
    for (const who of ['owner', 'payer'])
      cookies[`${name}-${who}`] = `dev-session=${await logIn(pool, `${name}-${who}`)}`;
  const ask = (person, path) => fetchRaw(`${url}${path}`, { cookie: cookies[person], accept: '*/*' });
  return { url, ask };
}

/** Times both people in turns; null where there is no such address. */
async function timePath(ask, who, path, rounds) {
  const times = { one: [], ten: [] };
  const bytes = {};
  for (let turn = 0; turn < warmUps + asksPerRound * rounds; turn += 1)
    for (const name of turn % 2 === 0 ? ['one', 'ten'] : ['ten', 'one']) {
      const startedAt = performance.now();
      const { status, body } = await ask(`${name}-${who}`, path);
      const taken = performance.now() - startedAt;
      if (status === 404) return null;
      if (status !== 200) throw new Error(`${path} was answered ${status} to ${name}-${who}.`);
      bytes[name] = body.length;
      if (turn >= warmUps) times[name].push(taken);
    }
  return { one: median(times.one), ten: median(times.ten), bytes };
}

async function measureGrowth(ask, { rounds, say }) {
  const results = [];
  for (const [who, paths] of Object.entries(asked))
    for (const path of paths) {
      const times = await timePath(ask, who, path, rounds);
      if (times === null) say(`There is no ${path}.`);
      else {
        say(
          `${who} ${path}: ${times.one.toFixed(1)} -> ${times.ten.toFixed(1)} ms, ${times.bytes.one} -> ${times.bytes.ten} bytes.`,
        );
        results.push(
          makeResult({
            quantity: `${path}, ${who}`,
            against: 'the same with a tenth of the data',
            value: times.ten / times.one,
            max: maxRatio,
            detail: times,
          }),
        );
      }
    }
  return results;
}

/** Asks for `/api/health` again and again while the paper of a long year is made. */
async function measureHealth(url, ask, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    let isMade = false;
    const paper = ask('ten-owner', `/api/statements.pdf?year=${year}&as=payee`).finally(() => {
      isMade = true;
    });
    while (!isMade) {
      const startedAt = performance.now();
      await fetchRaw(`${url}/api/health`);
      times.push(performance.now() - startedAt);
    }
    const { status } = await paper;
    if (status !== 200) throw new Error(`The paper was answered ${status}.`);
  }
  const quantity = `/api/health while a statement of ${countLines(10).toLocaleString('en-SG')} lines is made`;
  return [
    makeResult({
      quantity: `${quantity}, slowest of ${times.length}`,
      value: Math.max(...times),
      unit: ' ms',
      max: longestHealthMs,
    }),
    makeResult({ quantity: `${quantity}: slowest of a hundred`, value: quantile(times, 0.99), unit: ' ms' }),
  ];
}

export async function measure({ rounds, say }) {
  const { url, ask } = await open();
  return [...(await measureGrowth(ask, { rounds, say })), ...(await measureHealth(url, ask, rounds))];
}
