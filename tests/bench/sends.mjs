/** What a chat message costs to send, each time as somebody else: the app against a bare server that inserts and notifies. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { everydayRequests } from './market/everydayRequests.mjs';
import { logIn } from './market/growLandlord.mjs';
import { growPeople, listLandlords } from './market/growPeople.mjs';
import { openServerMarket } from './market/markets.mjs';
import { measureInTurns, medianRatio } from './measure/inTurns.mjs';
import { measureLoad } from './measure/measureLoad.mjs';
import { endLater, startApp } from './measure/processes.mjs';
import { makeResult, median } from './measure/report.mjs';

const { Pool } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');

const listings = 60_000;
const people = 500;
const clients = 8;
const least = 0.4;

async function startBareServer(environment) {
  const child = fork(path.resolve(import.meta.dirname, 'servers/bareSends.mjs'), {
    env: { ...process.env, ...environment },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  endLater(async () => {
    child.kill();
    await ended;
  });
  const [{ url }] = await once(child, 'message');
  return url;
}

/** The addresses of both servers, the database behind both, and a request to send one message after the other. */
async function open() {
  const environment = await openServerMarket(listings);
  const pool = new Pool({ connectionString: environment.DATABASE_URL, max: 2 });
  // The server may be stopped before the last of the connections has closed.
  pool.on('error', () => undefined);
  endLater(() => pool.end());
  await growPeople(pool, listings);
  await pool.query('vacuum analyze');
  const landlords = [];
  for (const landlord of listLandlords(listings, people))
    landlords.push({ ...landlord, cookie: `dev-session=${await logIn(pool, landlord.id)}` });
  const { url } = await startApp({ environment });
  const nextRequest = everydayRequests['/api/chat/send']({ url, landlords });
  return { pool, urls: { app: url, bare: await startBareServer(environment) }, nextRequest };
}

export async function measure({ rounds, seconds }) {
  const { pool, urls, nextRequest } = await open();
  const measureRate = async (name, longest) => {
    // Nobody may send more than 30 messages a minute.
    await pool.query('truncate rate_limits');
    return (await measureLoad({ url: urls[name], nextRequest, clients }, longest)).perSecond;
  };
  const names = Object.keys(urls);
  for (const name of names) await measureRate(name, 1);
  const taken = await measureInTurns(names, rounds, (name) => measureRate(name, seconds));
  const rates = Object.fromEntries([...taken].map(([name, values]) => [name, Math.round(median(values))]));
  return [
    makeResult({
      quantity: `a chat message sent, ${clients} clients`,
      against: 'a bare server that inserts and notifies',
      value: medianRatio(taken.get('app'), taken.get('bare')),
      least,
      detail: { rates },
    }),
  ];
}
