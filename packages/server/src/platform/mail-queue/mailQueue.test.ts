import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMailQueue } from '../../testing/openMailQueue.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { Database, Transaction } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { Mail, MailContent, Mailer } from '../mail/Mailer.ts';
import { renderMail } from '../mail/renderMail.ts';
import { listDeadMails } from './queries.ts';
import { queueMail } from './queueMail.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
const address = 'grace@example.com';
const content = {
  subject: 'Mei asks',
  text: 'Open https://sewa.example/?code=secret',
  body: { lead: [], reason: 'Mei asked.' },
};
const to = { address, because: 'advertised' } as const;
const origin = 'https://sewa.example';
const mail: Mail = {
  subject: content.subject,
  text: content.text,
  to: address,
  html: renderMail({ ...content, origin }),
};
const closers: (() => Promise<void>)[] = [];

const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const failWith = (code: string, responseCode?: number) =>
  Object.assign(new Error('to grace@example.com'), { code, ...(responseCode ? { responseCode } : {}) });

/** One process: its jobs, its mailer, and what it logged, in a world whose clock the test moves. */
async function openProcess(db: Database = getDatabase().db, given: Partial<Mailer> = {}) {
  const sent: Mail[] = [];
  const state: { failure: Error | null } = { failure: null };
  const mailer: Mailer = {
    send: async (each) => {
      if (state.failure) throw state.failure;
      sent.push(each);
    },
    close: () => undefined,
    ...given,
  };
  const mails = await openMailQueue(db, mailer, start);
  closers.push(mails.close);
  return { ...mails, sent, state, finishAt: (minutes: number) => mails.finishAt(after(minutes)) };
}

const queue = (jobs: Jobs, key: string, each: MailContent = content) =>
  getDatabase().db.transaction((tx) => queueMail({ jobs, db: tx, origin }, { ...each, key, to }));

async function listJobs(): Promise<{ state: string; data: unknown; retry_count: number; output: unknown }[]> {
  const { rows } = await getDatabase().db.query<{
    state: string;
    data: unknown;
    retry_count: number;
    output: unknown;
  }>(
    `select state::text, data, retry_count, output from jobs.job where name = 'mail' order by singleton_key`,
  );
  return rows;
}

beforeEach(async () => {
  await getDatabase().db.query(`delete from jobs.job where name in ('mail', 'dead-mail')`);
});

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

describe('a queued mail', () => {
  test('is sent once by two processes beside each other, under a name of its own, and forgotten then', async () => {
    const here = await openProcess();
    const other = await openDatabase({ ...getDatabase().settings }, { ifBusy: 'join' });
    const there = await openProcess(other);
    for (let number = 0; number < 12; number += 1) await queue(here.jobs, `enquiry-${number}`);
    await Promise.all([here.finishAt(0), there.finishAt(0)]);
    const sent = [...here.sent, ...there.sent].map(({ id }) => id).sort();
    expect(sent).toEqual(Array.from({ length: 12 }, (_, number) => `enquiry-${number}`).sort());
    expect(here.sent.concat(there.sent)[0]).toEqual({ ...mail, id: expect.any(String) });
    expect(JSON.stringify(await listJobs())).not.toMatch(/grace|secret/);
    for (const close of closers.splice(0)) await close();
    await other.close();
  });

  test('of one occasion is queued once, also after it was sent', async () => {
    const post = await openProcess();
    await queue(post.jobs, 'enquiry-1');
    await queue(post.jobs, 'enquiry-1');
    await post.finishAt(0);
    await queue(post.jobs, 'enquiry-1');
    await post.finishAt(1);
    expect(post.sent).toHaveLength(1);
  });

  test('is not there when the transaction it belongs to fails', async () => {
    const post = await openProcess();
    const failed = getDatabase().db.transaction(async (tx: Transaction) => {
      await queueMail({ jobs: post.jobs, db: tx, origin }, { ...content, key: 'enquiry-1', to });
      throw new Error('later');
    });
    await expect(failed).rejects.toThrow('later');
    await post.finishAt(0);
    expect(post.sent).toEqual([]);
    expect(await listJobs()).toEqual([]);
  });

  test('keeps its subject on one line', async () => {
    const post = await openProcess();
    await queue(post.jobs, 'enquiry-1', { ...content, subject: 'Mei\r\nBcc: all@example.com' });
    await post.finishAt(0);
    expect(post.sent[0]?.subject).toBe('Mei Bcc: all@example.com');
  });

  test('waits while the mail server is away, with pauses that double, and goes out when it is back', async () => {
    const post = await openProcess();
    await queue(post.jobs, 'enquiry-1');
    post.state.failure = failWith('ECONNREFUSED');
    await post.finishAt(0);
    await post.finishAt(0.9);
    expect(post.lines).toHaveLength(1);
    await post.finishAt(2);
    expect(post.lines).toHaveLength(2);
    post.state.failure = null;
    await post.finishAt(3.9);
    expect(post.sent).toEqual([]);
    await post.finishAt(6);
    expect(post.sent).toHaveLength(1);
  });

  test('leaves no address in the log nor in what is stored of its failure', async () => {
    const post = await openProcess();
    await queue(post.jobs, 'enquiry-1');
    post.state.failure = failWith('ECONNREFUSED');
    await post.finishAt(0);
    expect(post.lines).toMatchObject([{ details: { job: 'mail', attempts: 1, code: 'ECONNREFUSED' } }]);
    const [job] = await listJobs();
    expect(JSON.stringify([post.lines, job?.output])).not.toContain('grace');
  });

  test('is not tried beside every other while the mail server is away', async () => {
    const post = await openProcess();
    for (let number = 0; number < 30; number += 1) await queue(post.jobs, `enquiry-${number}`);
    post.state.failure = failWith('ETIMEDOUT');
    await post.finishAt(0);
    expect(post.lines.length).toBeLessThanOrEqual(2 * 4);
    post.state.failure = null;
    await post.finishAt(2);
    expect(post.sent).toHaveLength(30);
  });
});

describe('a mail that is refused', () => {
  test('temporarily (4xx) is tried again, and holds up no other', async () => {
    const post = await openProcess(getDatabase().db, {
      send: async ({ id }) => {
        if (id === 'enquiry-1') throw failWith('EENVELOPE', 451);
        post.sent.push({ ...mail, id: String(id) });
      },
    });
    await queue(post.jobs, 'enquiry-1');
    await queue(post.jobs, 'enquiry-2');
    await post.finishAt(0);
    expect(post.sent.map(({ id }) => id)).toEqual(['enquiry-2']);
    expect((await listJobs()).map(({ state }) => state)).toEqual(['retry', 'completed']);
  });

  test('permanently (5xx) is given up at once: the log says so, and it can be read', async () => {
    const post = await openProcess();
    await queue(post.jobs, 'enquiry-1');
    post.state.failure = failWith('EENVELOPE', 550);
    await post.finishAt(0);
    expect(post.lines.map(({ event }) => event)).toEqual(['job', 'mail-given-up']);
    expect(post.lines[1]?.details).toMatchObject({ attempts: 1, mail: expect.any(String) });
    const { db } = getDatabase();
    expect(await listDeadMails(db)).toMatchObject([
      { to: mail.to, subject: mail.subject, text: mail.text, failure: 'EENVELOPE 550' },
    ]);
    expect(await listJobs()).toMatchObject([{ state: 'failed', data: {} }]);
  });

  test('22 times is given up', async () => {
    const post = await openProcess();
    await queue(post.jobs, 'enquiry-1');
    post.state.failure = failWith('EENVELOPE', 450);
    for (let day = 0; day < 22; day += 1) await post.finishAt(day * 7 * 60);
    const tries = post.lines.filter(({ event }) => event === 'job');
    expect(tries).toHaveLength(22);
    expect(post.lines.at(-1)).toMatchObject({ event: 'mail-given-up', details: { attempts: 22 } });
    expect(await listDeadMails(getDatabase().db)).toHaveLength(1);
  });
});

describe('a process that dies', () => {
  test('while it sends leaves the mail to the next one, after ten minutes', async () => {
    let end: () => void = () => undefined;
    const send = () =>
      new Promise<void>((done) => {
        end = done;
      });
    const dying = await openProcess(getDatabase().db, { send });
    await queue(dying.jobs, 'enquiry-1');
    void dying.jobs.finishDue().catch(() => undefined);
    await expect.poll(async () => (await listJobs())[0]?.state, { timeout: 10_000 }).toBe('active');
    const post = await openProcess();
    await post.finishAt(11);
    await post.finishAt(13);
    expect(post.sent).toEqual([{ ...mail, id: 'enquiry-1' }]);
    end();
  });

  test('after the mail was noted as sent has it sent by nobody again', async () => {
    const { db } = getDatabase();
    const post = await openProcess();
    await post.jobs.send('mail', { isSent: true });
    await post.finishAt(0);
    expect(post.sent).toEqual([]);
    expect(await listJobs()).toMatchObject([{ state: 'completed' }]);
    expect(await listDeadMails(db)).toEqual([]);
  });
});

test('a mail that was taken but could not be noted is not sent again by the same process', async () => {
  const { db } = getDatabase();
  let isAway = true;
  const withoutNotes: Database = {
    ...db,
    query: (statement, values) =>
      isAway && String(statement).includes('isSent')
        ? Promise.reject(new Error('away'))
        : db.query(statement, values),
  };
  const post = await openProcess(withoutNotes);
  await queue(post.jobs, 'enquiry-1');
  await post.finishAt(0);
  isAway = false;
  await post.finishAt(2);
  expect(post.sent).toHaveLength(1);
  expect(await listJobs()).toMatchObject([{ state: 'completed', data: { isSent: true } }]);
});
