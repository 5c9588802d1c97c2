import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSession } from '../../platform/sessions/session.ts';
import { addConversation } from '../../testing/addConversation.ts';
import { testOrigin } from '../../testing/makeTestServer.ts';
import { openEventStream } from '../../testing/openEventStream.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const children: ChildProcess[] = [];

/** Each sends fewer than the limit of a minute. */
const people = ['ada', 'bo', 'cem', 'dan', 'eva', 'fay', 'gus', 'hal'];
const EACH = 25;
const KILLED_AFTER = 60;

const load = (file: string) => JSON.stringify(join(import.meta.dirname, file));

/** A child that serves the API, and says where. */
const script = `
  import { createPlatform } from ${load('../../createPlatform.ts')};
  import { listen } from ${load('../../process/listen.ts')};
  import { parseSettings } from ${load('../../platform/settings/parseSettings.ts')};
  const platform = await createPlatform(parseSettings(process.env), { log: () => undefined });
  await platform.chatStreams.listen();
  const { url } = await listen((request, environment) => platform.server.fetch(request, environment), {
    host: '127.0.0.1', port: 0,
  });
  process.stdout.write(url);`;

async function startServer(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--conditions=sewa-source', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      APP_ENV: 'test',
      RATE_LIMITS: 'off',
      PUBLIC_URL: testOrigin,
      DATABASE_URL: getDatabase().settings.databaseUrl ?? '',
    },
  });
  children.push(child);
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: String(url).replace('localhost', '127.0.0.1'), child };
}

const cookies = new Map<string, string>();
let conversationId = '';

beforeAll(async () => {
  const { db } = getDatabase();
  await db.query(
    `insert into users (id, user_type_ids, is_valid) select id, '{1}', true from unnest($1::text[]) as id`,
    [people],
  );
  const [startedBy = '', ...others] = people;
  const now = new Date();
  conversationId = await addConversation(db, {
    kind: 'support',
    contextId: 'help',
    startedBy,
    others: others.map((userId) => ({ userId })),
    now,
  });
  for (const userId of people)
    cookies.set(userId, `test-session=${await createSession(db, userId, { now })}`);
});

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Sends a message, again under the same key until it is acknowledged, by turns at each server; returns its number. */
async function sendUntilAcknowledged(urls: readonly string[], userId: string, n: number): Promise<number> {
  for (let turn = n; ; turn += 1) {
    try {
      const response = await fetch(`${urls[turn % urls.length]}/api/chat/send`, {
        method: 'POST',
        headers: {
          cookie: cookies.get(userId) ?? '',
          origin: testOrigin,
          'content-type': 'application/json',
          'idempotency-key': `key-of-${userId}-${n}`,
        },
        body: JSON.stringify({ conversationId, message: `${userId} ${n}` }),
      });
      const { data } = (await response.json()) as { data: { number: number } };
      if (response.ok) return data.number;
    } catch {
      // The server was killed: the other one has the next turn.
    }
    await pause(10);
  }
}

test('of what many people send through two processes nothing is lost, doubled or out of order when one is killed', async () => {
  const [doomed, survivor] = [await startServer(), await startServer()];
  const stream = await openEventStream(survivor.url, cookies.get('ada') ?? '');
  const acknowledged = new Map<string, number>();
  const sendAll = async (userId: string) => {
    for (let n = 0; n < EACH; n += 1) {
      acknowledged.set(`${userId} ${n}`, await sendUntilAcknowledged([doomed.url, survivor.url], userId, n));
      if (acknowledged.size === KILLED_AFTER) doomed.child.kill('SIGKILL');
    }
  };
  await Promise.all(people.map(sendAll));

  const { rows } = await getDatabase().db.query<{ number: number; body: string }>(
    'select number, body from messages where conversation_id = $1 order by number',
    [conversationId],
  );
  const count = people.length * EACH;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  expect(rows.map(({ number }) => number)).toEqual(numbers);
  expect(new Map(rows.map(({ body, number }) => [body, number]))).toEqual(acknowledged);
  for (const userId of people) {
    const own = rows.filter(({ body }) => body.startsWith(userId)).map(({ body }) => body);
    expect(own).toEqual(Array.from({ length: EACH }, (_, n) => `${userId} ${n}`));
  }

  const listStreamed = () =>
    stream.events.map(({ data }) => (data as { message: { number: number } }).message.number);
  await vi.waitFor(() => expect(listStreamed()).toEqual(numbers), { timeout: 10_000 });
  stream.close();
}, 120_000);
