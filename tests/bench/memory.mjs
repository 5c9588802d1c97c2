/** Memory of the product, as `npm start` runs it, after many requests of all kinds, on both databases. */
import http from 'node:http';
import path from 'node:path';
import { servingEnvironment, servingFlags } from '../../packages/workshop/bin/servingFlags.mjs';
import { openSampleMarket, openServerMarket } from './market/markets.mjs';
import { makeMixedRequests } from './market/mixedRequests.mjs';
import { benchFolder, repository } from './measure/prepare.mjs';
import { startServer } from './measure/processes.mjs';
import { makeResult } from './measure/report.mjs';

const clients = 16;
const firstRequests = 1_000;
const allRequests = 50_000;
const listings = 5_000;
const maxGrowth = 1.05;
const megabyte = 2 ** 20;

/** Asks for one path; throws when it is neither answered nor redirected. */
const ask = (url, agent, { path: requested, encoding }) =>
  new Promise((resolve, reject) => {
    http
      .get(`${url}${requested}`, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () =>
          answer.statusCode < 400
            ? resolve()
            : reject(new Error(`${requested} was answered with ${answer.statusCode}.`)),
        );
      })
      .once('error', reject);
  });

/** Sends so many requests, from so many clients at once. */
async function send(url, nextRequest, count) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await ask(url, agent, nextRequest());
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  agent.destroy();
}

async function measureOn(database, environment, max, say) {
  const server = await startServer(path.join(repository, 'app/src/server.ts'), {
    environment: { ...servingEnvironment, ...environment },
    ready: '/api/ready',
    flags: [...servingFlags, '--import', path.join(benchFolder, 'servers/reportUse.mjs')],
  });
  const measure = async () => (await server.measureMemory()) / megabyte;
  const start = await measure();
  const nextRequest = await makeMixedRequests(server.url);
  const taken = [];
  let sent = 0;
  for (const count of [firstRequests, 10_000, 25_000, allRequests]) {
    await send(server.url, nextRequest, count - sent);
    sent = count;
    taken.push(await measure());
    say(`${database}: ${Math.round(taken.at(-1))} MB after ${count.toLocaleString('en-SG')} requests`);
  }
  await server.end();
  const first = taken[0];
  const last = taken.at(-1);
  const quantity = `memory of the product, ${database}, after`;
  const against = `${Math.round(start)} MB at its start`;
  const detail = { start, taken };
  return [
    makeResult({ quantity: `${quantity} 1,000 requests`, against, value: first, unit: ' MB', max, detail }),
    makeResult({ quantity: `${quantity} 50,000 requests`, against, value: last, unit: ' MB', max, detail }),
    makeResult({
      quantity: `${quantity} 50,000 requests`,
      against: 'after 1,000 requests',
      value: last / first,
      max: maxGrowth,
    }),
  ];
}

/** Measures on PostgreSQL, then on the embedded database. */
export async function measure({ say }) {
  const onServer = await measureOn('PostgreSQL', await openServerMarket(listings), 300, say);
  return [...onServer, ...(await measureOn('embedded', await openSampleMarket(), 450, say))];
}
