import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createSmtpMailer } from '../mail/createMailer.ts';
import type { Mail, Mailer } from '../mail/Mailer.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { queueMail } from './queueMail.ts';
import { sendQueuedMails } from './sendQueuedMails.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
const address = 'grace@example.com';
const content = { subject: 'Mei asks', text: 'Hello' };
const mail = { ...content, to: { address, because: 'advertised' } } as const;

/** A mail server that may be away, in a world whose clock the test moves. */
function makePost() {
  const sent: Mail[] = [];
  const lines: unknown[] = [];
  const state = { isAway: false, now: start };
  const mailer: Mailer = {
    send: async (mail) => {
      if (state.isAway) throw Object.assign(new Error('to grace@example.com'), { code: 'ECONNREFUSED' });
      sent.push(mail);
    },
    close: () => undefined,
  };
  const run = (db: Database = getDatabase().db) =>
    sendQueuedMails({
      db,
      mailer,
      clock: () => state.now,
      log: (_level, _event, details) => lines.push(details),
    });
  return { sent, lines, state, run };
}

/** A real mail server that takes every letter, and what it took. */
async function startMailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (bytes: Buffer) => {
        mail += bytes.toString();
      });
      stream.on('end', () => {
        received.push(mail);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => server.close(() => done()));
  return { received, url: `smtp://127.0.0.1:${port}`, close };
}

const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const queue = (key: string) => getDatabase().db.transaction((tx) => queueMail(tx, { ...mail, key }, start));

beforeEach(async () => {
  await getDatabase().db.query('delete from queued_mails');
});

describe('a queued letter', () => {
  test('is sent once, however many send at the same time, under a name of its own', async () => {
    const post = makePost();
    await queue('enquiry-1');
    await Promise.all([post.run(), post.run(), post.run()]);
    await post.run();
    expect(post.sent).toEqual([{ ...content, to: address, id: 'enquiry-1' }]);
  });

  test('of one occasion is queued once', async () => {
    await queue('enquiry-1');
    await queue('enquiry-1');
    const post = makePost();
    await post.run();
    expect(post.sent).toHaveLength(1);
  });

  test('is not there when the transaction it belongs to fails', async () => {
    const failed = getDatabase().db.transaction(async (tx) => {
      await queueMail(tx, { ...mail, key: 'enquiry-1' }, start);
      throw new Error('later');
    });
    await expect(failed).rejects.toThrow('later');
    const post = makePost();
    await post.run();
    expect(post.sent).toEqual([]);
  });

  test('waits while the mail server is away, with pauses that double, and goes out when it is back', async () => {
    const post = makePost();
    await queue('enquiry-1');
    post.state.isAway = true;
    await post.run();
    await post.run();
    expect(post.lines).toHaveLength(1);
    post.state.now = after(1);
    await post.run();
    expect(post.lines).toHaveLength(2);
    post.state.isAway = false;
    post.state.now = after(2);
    await post.run();
    expect(post.sent).toEqual([]);
    post.state.now = after(3);
    await post.run();
    expect(post.sent).toHaveLength(1);
  });

  test('leaves no address in the log', async () => {
    const post = makePost();
    await queue('enquiry-1');
    post.state.isAway = true;
    await post.run();
    expect(JSON.stringify(post.lines)).not.toContain('grace');
    expect(post.lines).toMatchObject([{ attempts: 1, code: 'ECONNREFUSED' }]);
  });

  test('that the mail server took from a process which died before it noted so is sent again as the same letter', async () => {
    const { received, url, close } = await startMailServer();
    const mailer = createSmtpMailer(url, 'Sewa <no-reply@sewa.example>');
    const run = (now: Date, send: Mailer['send']) =>
      sendQueuedMails({
        db: getDatabase().db,
        mailer: { ...mailer, send },
        clock: () => now,
        log: () => undefined,
      });
    await queue('enquiry-1');
    void run(start, async (mail) => {
      await mailer.send(mail);
      await new Promise(() => undefined);
    });
    await expect.poll(() => received, { timeout: 10_000 }).toHaveLength(1);
    await run(after(14), mailer.send);
    expect(received).toHaveLength(1);
    await run(after(15), mailer.send);
    await run(after(30), mailer.send);
    expect(received.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])).toEqual([
      '<enquiry-1@sewa.example>',
      '<enquiry-1@sewa.example>',
    ]);
    mailer.close();
    await close();
  });

  test('that was taken is not put off when it cannot be noted: it keeps its claim', async () => {
    const { db } = getDatabase();
    const post = makePost();
    await queue('enquiry-1');
    const withoutNotes: Database = {
      ...db,
      query: (statement, values) =>
        String(statement).includes('set sent_at')
          ? Promise.reject(new Error('away'))
          : db.query(statement, values),
    };
    await expect(post.run(withoutNotes)).rejects.toThrow('away');
    post.state.now = after(14);
    await post.run();
    expect(post.sent).toHaveLength(1);
    post.state.now = after(15);
    await post.run();
    expect(post.sent).toEqual([
      { ...content, to: address, id: 'enquiry-1' },
      { ...content, to: address, id: 'enquiry-1' },
    ]);
  });

  test('that was being sent when the process died is sent by the next one after a quarter of an hour', async () => {
    const post = makePost();
    await queue('enquiry-1');
    const dying = makePost();
    dying.run = () =>
      sendQueuedMails({
        db: getDatabase().db,
        mailer: { send: () => new Promise(() => undefined), close: () => undefined },
        clock: () => start,
        log: () => undefined,
      });
    void dying.run();
    await expect
      .poll(
        async () => (await getDatabase().db.query('select from queued_mails where attempts = 1')).rowCount,
      )
      .toBe(1);
    await post.run();
    expect(post.sent).toEqual([]);
    post.state.now = after(15);
    await post.run();
    expect(post.sent).toHaveLength(1);
  });
});
