import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { findFreePort } from '@sewa/testing';
import { beginSession, people } from '../support/logIn.ts';
import { test } from '../support/ownProcess.ts';
import { runNode, stopSewa } from '../support/startSewa.ts';
import { expect } from '../support/test.ts';

const getMarket = async (url: string) => {
  const answer = await fetch(`${url}/api/discover?limit=48&sort=rentAsc`);
  return (await answer.json()).data;
};

async function getListing(url: string): Promise<unknown> {
  const { items } = await getMarket(url);
  return (await fetch(`${url}/api/listings/${items[0].id}`)).json();
}

test('a second process on the same folder is refused with a sentence, and the first keeps working', async ({
  dataFolder,
  launch,
  start,
}) => {
  const first = await start();
  const second = launch({ PORT: String(await findFreePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Another Sewa process (pid ${first.child.pid}) is using ${dataFolder}.`);
  expect(second.output()).not.toMatch(/^ +at /m);
  expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
});

test('a port that is taken is refused with a sentence', async ({ launch, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const second = launch({ PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`PORT ${port} on 127.0.0.1 cannot be listened on: it is in use.`);
});

test('a setting that cannot be used is refused in one line that says what is wanted', async ({ launch }) => {
  const rejected = launch({ PORT: 'eighty' });
  expect(await rejected.ended).toBe(1);
  expect(rejected.output().trim()).toBe('PORT is "eighty"; it should be a whole number from 0 to 65535.');
});

test('production refuses to start half-configured', async ({ launch }) => {
  const rejected = launch({ APP_ENV: 'production' });
  expect(await rejected.ended).toBe(1);
  expect(rejected.output().trim()).toBe(
    'PUBLIC_URL is not set; it should be set when APP_ENV is production.',
  );
});

test('production refuses to start with the development build of React', async ({ launch }) => {
  const rejected = launch({
    NODE_ENV: '',
    APP_ENV: 'production',
    PUBLIC_URL: 'https://sewa.example',
    SMTP_URL: 'smtp://localhost',
    SMS_URL: 'https://sms.example/messages',
    TRUSTED_PROXIES: '0',
  });
  expect(await rejected.ended).toBe(1);
  expect(rejected.output().trim()).toBe(
    'NODE_ENV is ""; it should be production when APP_ENV is production.',
  );
});

test('health and readiness are told', { tag: '@core' }, async ({ request }) => {
  for (const [path, status] of [
    ['/api/health', 'alive'],
    ['/api/ready', 'ready'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ succeed: true, data: { status } });
  }
});

test('outside production whoever asks for another host is sent away before anything is read', async ({
  start,
}) => {
  const { url } = await start();
  const getStatus = async (host: string, path: string) => {
    const request = get(new URL(path, url), { headers: { host }, timeout: 10_000 });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  expect(await getStatus('evil.example', '/sandbox/outbox')).toBe(421);
  expect(await getStatus('evil.example', '/map')).toBe(421);
  expect(await getStatus(new URL(url).host, '/map')).toBe(200);
});

test('started again, gently or after a kill, it finds everything as it was', async ({
  start,
  emptyFolder,
}) => {
  const onOneFolder = { DATA_DIR: emptyFolder };
  const first = await start(onOneFolder);
  const [market, listing] = [await getMarket(first.url), await getListing(first.url)];
  expect(market.total).toBeGreaterThan(100);
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  const second = await start(onOneFolder);
  expect(await getMarket(second.url)).toEqual(market);
  expect(await stopSewa(second)).toBe(0);
  const third = await start(onOneFolder);
  expect(await getMarket(third.url)).toEqual(market);
  expect(await getListing(third.url)).toEqual(listing);
  expect(await stopSewa(third)).toBe(0);
});

test('its clock is moved over HTTP: what is due by then is done, whoever is logged in stays so, and it is put right again', async ({
  start,
  browser,
}) => {
  const { url } = await start();
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const { request } = page;
  await beginSession(page, people.owner);
  const move = async (now: string | null) =>
    expect((await request.post('/sandbox/clock', { data: { now } })).status()).toBe(204);
  const getMillisecondsSince = async (moment: number) =>
    Date.parse((await (await request.get('/sandbox/clock')).json()).now) - moment;
  const countTexts = async () => {
    const messages: { channel: string }[] = await (await request.get('/sandbox/outbox.json')).json();
    return messages.filter(({ channel }) => channel === 'sms').length;
  };
  const openDashboard = async () => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL(`${url}/dashboard`);
  };
  expect(await countTexts()).toBe(1);
  // Messages of the sandbox are deleted in the night after their thirtieth day.
  const later = Date.now() + 32 * 24 * 60 * 60 * 1000;
  await move(new Date(later).toISOString());
  const passed = await getMillisecondsSince(later);
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThan(60_000);
  expect(await countTexts()).toBe(0);
  await openDashboard();
  await move(null);
  expect(Math.abs(await getMillisecondsSince(Date.now()))).toBeLessThan(60_000);
  await openDashboard();
  await context.close();
});

test('the command line of the server names its commands', async () => {
  const help = runNode(['packages/server/bin/sewa.ts', '--help']);
  expect(await help.ended).toBe(0);
  for (const command of ['import', 'migrate', 'reports']) expect(help.output()).toContain(command);
});
