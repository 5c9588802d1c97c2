import { expect, test } from 'vitest';
import { openPlainConnection } from '../testing/openPlainConnection.ts';
import { type Listening, listen } from './listen.ts';

const anywhere = { host: '127.0.0.1', port: 0 };
const STOPS = 20;
const CONNECTIONS = 12;

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const countIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Asks in batches on one connection until an answer says that it is the last, and counts what was asked and answered. */
async function requestUntilTold(
  url: string,
  batch: number,
): Promise<{ requested: number; answered: number }> {
  const connection = await openPlainConnection(url);
  for (let requested = batch; ; requested += batch) {
    // Each in a packet of its own: the last ones may arrive after the first was answered.
    for (let n = 0; n < batch; n += 1) connection.send(ask(`/${n}`));
    const text = await connection.parseAnswers(requested);
    const answered = countIn(text, /HTTP\/1\.1 200 /g);
    if (/^connection: close/im.test(text) || answered < requested) {
      connection.close();
      return { requested, answered };
    }
  }
}

async function answerBusily(request: Request): Promise<Response> {
  // Half of the answers come at once and half of them later, as pages from memory and from the database do.
  if (request.url.endsWith('1')) await new Promise((resolve) => setTimeout(resolve, 2));
  return new Response('x'.repeat(2_000));
}

async function stopUnderLoad(): Promise<{ requested: number; answered: number }> {
  let served = 0;
  let stopping: Promise<void> | null = null;
  const listening: Listening = await listen((request) => {
    served += 1;
    if (served === 400) stopping = listening.close();
    return answerBusily(request);
  }, anywhere);
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) => requestUntilTold(listening.url, (index % 3) + 1)),
  );
  await stopping;
  return counts.reduce((sum, { requested, answered }) => ({
    requested: sum.requested + requested,
    answered: sum.answered + answered,
  }));
}

test(`${STOPS} stops under load drop nothing that was asked, on connections with one request and with several at once`, async () => {
  for (let stop = 0; stop < STOPS; stop += 1) {
    const { requested, answered } = await stopUnderLoad();
    expect(requested).toBeGreaterThanOrEqual(400);
    expect(answered).toBe(requested);
  }
});

test('a request under way when the stop begins is answered as the last of its connection', async () => {
  let finish: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const listening = await listen(async () => {
    arrive();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return new Response('done');
  }, anywhere);
  const [busy, other] = [await openPlainConnection(listening.url), await openPlainConnection(listening.url)];
  busy.send(ask('/'));
  await arrived;
  const stopped = listening.close();
  // Whatever was sent before the stop has been read when a connection that says nothing has been closed.
  await other.drain();
  finish();
  const text = await busy.drain();
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).toMatch(/^connection: close/im);
  expect(text.endsWith('done')).toBe(true);
  await stopped;
});

test('a connection nobody uses does not hold a stop up', async () => {
  const listening = await listen(() => new Response('here'), anywhere);
  const connection = await openPlainConnection(listening.url);
  connection.send(ask('/'));
  await connection.parseAnswers(1);
  await listening.close();
  expect(await connection.drain()).toContain('here');
});
