import { openMailServer, type TestMailServer } from '@sewa/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMailQueue } from '../../testing/openMailQueue.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createSmtpMailer } from '../mail/createMailer.ts';
import { listDeadMails } from './queries.ts';
import { queueMail } from './queueMail.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
let server: TestMailServer;
let post: Awaited<ReturnType<typeof openPost>>;

async function openPost(mailUrl: string, limits: Parameters<typeof createSmtpMailer>[2] = {}) {
  const { db } = getDatabase();
  const mailer = createSmtpMailer(mailUrl, 'Sewa <no-reply@sewa.example>', limits);
  const mails = await openMailQueue(db, mailer, start);
  const { jobs, lines } = mails;
  const finishAt = (minutes: number) => mails.finishAt(new Date(start.getTime() + minutes * 60_000));
  const queue = (key: string) =>
    db.transaction((tx) =>
      queueMail(
        { jobs, db: tx, origin: 'https://sewa.example' },
        {
          key,
          to: { address: 'grace@example.com', because: 'advertised' },
          subject: 'Mei asks',
          text: 'Hello',
          body: { lead: ['Hello'], reason: 'Mei asked.' },
        },
      ),
    );
  const close = async () => {
    await mails.close();
    mailer.close();
  };
  return { lines, finishAt, queue, close };
}

beforeEach(async () => {
  await getDatabase().db.query(`delete from jobs.job where name in ('mail', 'dead-mail')`);
  server = await openMailServer();
  post = await openPost(server.url);
});

afterEach(async () => {
  await post.close();
  await server.close();
});

test('a mail reaches a mail server under the name of its occasion', async () => {
  await post.queue('enquiry-1');
  await post.finishAt(0);
  expect(server.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])).toEqual([
    '<enquiry-1@sewa.example>',
  ]);
});

test.each([
  ['is silent', /^ETIMEDOUT$/, { greetingTimeout: 200 }],
  ['cuts', /^E(SOCKET|CONNECTION|CONNRESET)$/, {}],
] as const)(
  'a mail waits while the mail server %s, and is sent when it is well again',
  async (mood, code, limits) => {
    await post.close();
    server.behave(mood);
    const before = await openPost(server.url, limits);
    await before.queue('enquiry-1');
    await before.finishAt(0);
    await before.close();
    expect(before.lines.map(({ details }) => details.code)).toEqual([expect.stringMatching(code)]);
    server.behave('takes');
    post = await openPost(server.url);
    await post.finishAt(2);
    expect(server.received).toHaveLength(1);
  },
);

test.each(['recipient', 'data'] as const)(
  'a mail refused permanently at the %s is given up after one connection, one refused temporarily is not',
  async (at) => {
    server.behave({ code: 451, at });
    await post.queue('enquiry-1');
    await post.finishAt(0);
    expect(await listDeadMails(getDatabase().db)).toEqual([]);
    server.behave({ code: 550, at });
    await post.finishAt(2);
    expect(await listDeadMails(getDatabase().db)).toMatchObject([{ to: 'grace@example.com' }]);
    await post.finishAt(60);
    expect(server.countConnections()).toBe(2);
    expect(server.received).toEqual([]);
  },
);
