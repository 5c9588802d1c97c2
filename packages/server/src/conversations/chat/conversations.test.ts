import { chatContextSchema, conversationEntrySchema, conversationSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { addOperator } from '../../accounts/operators/addOperator.ts';
import { removeOperator } from '../../accounts/operators/removeOperator.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import {
  type ChatAnswer,
  chatHome,
  chatStart,
  openChat,
  resetChat,
  startChat,
} from '../../testing/openChat.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { listQueuedMails } from '../../testing/queuedMails.ts';

const getDatabase = openTestDatabase();
const ofAgent = `listing-${chatHome('agent')}`;
const ofOwner = `listing-${chatHome('owner')}`;
const open = (userId: string, corporateId: string | null = null) =>
  openChat(getDatabase().db, userId, corporateId);

beforeEach(() => resetChat(getDatabase().db));

describe('a conversation about a listing', () => {
  test('is started once, with its lister, also by ten calls at once', async () => {
    const mei = await open('mei');
    const answers = await Promise.all(Array.from({ length: 10 }, () => mei.start(ofAgent)));
    expect(new Set(answers.map(({ data }) => data.conversationId)).size).toBe(1);
    expect(answers.filter(({ data }) => data.isNew)).toHaveLength(1);
    const conversation = conversationSchema.parse(await mei.get(answers[0]?.data.conversationId ?? ''));
    expect(conversation).toMatchObject({
      conversationContextId: ofAgent,
      contextName: 'Orchard Vista',
      users: [
        { userId: 'mei', name: 'Mei', isMe: true, readNumber: 0 },
        { userId: 'grace', name: 'Grace', isMe: false, readNumber: 0 },
      ],
      listing: { id: chatHome('agent') },
      partyId: null,
      messages: [],
      first: 0,
      last: 0,
    });
  });

  test('shows only to who started it until something is written; the first message is an enquiry', async () => {
    const [mei, grace] = [await open('mei'), await open('grace')];
    const { data } = await mei.start(ofAgent);
    expect([await mei.list(), await grace.list()]).toMatchObject([[{ latestMessage: null }], []]);
    await mei.send(data.conversationId, 'Is it free?');
    await mei.send(data.conversationId, 'Hello?');
    expect(await grace.list()).toMatchObject([{ latestMessage: { text: 'Hello?' }, unseenCount: 2 }]);
    const { partyId } = await grace.get(data.conversationId);
    const party = await grace.call('GET', `/api/enquiries/${partyId}/party`);
    expect(party.data).toMatchObject({ name: 'Mei', isAsker: true });
    const enquiries = await mei.call<{ made: unknown[] }>('GET', '/api/enquiries');
    expect(enquiries.data.made).toMatchObject([{ id: partyId, message: 'Is it free?' }]);
  });

  test('is the one an enquiry goes on in, and a lister finds by who asked', async () => {
    const [mei, grace] = [await open('mei'), await open('grace')];
    const { data } = await mei.start(ofAgent, { message: 'Is it free?' });
    const enquiry = await mei.call<{ conversationId: string }>('POST', '/api/enquiries', {
      listingId: chatHome('agent'),
      message: 'And on Monday?',
    });
    expect(enquiry.data.conversationId).toBe(data.conversationId);
    const found = await grace.start(ofAgent, { userId: 'mei', message: 'Yes.' });
    expect(found.data).toEqual({ conversationId: data.conversationId, isNew: false });
    expect((await mei.get(data.conversationId)).messages.map(({ userId, text }) => [userId, text])).toEqual([
      ['mei', 'Is it free?'],
      ['mei', 'And on Monday?'],
      ['grace', 'Yes.'],
    ]);
    expect(await listQueuedMails(getDatabase().db)).toEqual([]);
  });

  test('mails a lister without an account once, with a link to it', async () => {
    const mei = await open('mei');
    const { data } = await mei.start(ofOwner, { message: 'Is it free?' });
    await mei.send(data.conversationId, 'Hello?');
    const { rows } = await getDatabase().db.query<{ mail: { to: string; text: string } }>(
      `select data as mail from jobs.job where name = 'mail'`,
    );
    expect(rows).toMatchObject([{ mail: { to: 'Tan@Homes.example' } }]);
    expect(rows[0]?.mail.text).toContain(`/chat/${data.conversationId}`);
    expect((await mei.get(data.conversationId)).users).toMatchObject([
      {},
      { userId: 'lister-owner', name: 'Tan' },
    ]);
  });

  test.each([
    ['that is let', `listing-${chatHome('let')}`, undefined, 'mei', 400],
    ['that is one’s own', ofAgent, undefined, 'grace', 400],
    ['that is not there', 'listing-aaaaaaaaaaaa', undefined, 'mei', 404],
    ['with somebody who does not let it', ofAgent, 'ravi', 'mei', 404],
    ['with oneself', ofAgent, 'mei', 'mei', 404],
    ['with somebody who did not ask', ofAgent, 'ravi', 'grace', 404],
    ['by somebody who is not signed up', ofAgent, undefined, 'new', 403],
    ['of another kind', 'rental-1', undefined, 'mei', 404],
  ])('%s is not started', async (_, contextId, userId, asker, status) => {
    const rest = userId === undefined ? {} : { userId };
    expect((await (await open(asker)).start(contextId, { ...rest, message: 'Hello' })).status).toBe(status);
    expect((await getDatabase().db.query('select from conversations')).rowCount).toBe(0);
  });

  test('names the lister as well as leaving them out', async () => {
    const mei = await open('mei');
    const { data } = await mei.start(ofAgent, { userId: 'grace' });
    expect((await mei.start(ofAgent)).data).toEqual({ ...data, isNew: false });
    expect((await mei.start(ofOwner, { userId: 'lister-owner' })).data.isNew).toBe(true);
  });
});

describe('the help desk', () => {
  test('answers as one participant, whoever of its people writes', async () => {
    const mei = await open('mei');
    const { data } = await mei.start('help', { message: 'My code does not arrive.' });
    const [oli, pat] = [await open('oli', 'desk'), await open('pat', 'desk')];
    expect(await pat.list()).toMatchObject([
      {
        conversationContextId: 'help',
        contextName: 'Help',
        unseenCount: 1,
        users: [{ userId: 'mei' }, { isMe: true }],
      },
    ]);
    await oli.send(data.conversationId, 'Which number is it?');
    expect((await mei.get(data.conversationId)).messages[1]).toMatchObject({
      userId: 'corporate-desk',
      text: 'Which number is it?',
    });
    expect(await pat.list()).toMatchObject([{ unseenCount: 1, latestMessage: { number: 2 } }]);
    await oli.read(data.conversationId, 2);
    expect(await pat.list()).toMatchObject([{ unseenCount: 0 }]);
    expect((await oli.start('help', { userId: 'mei' })).data).toEqual({ ...data, isNew: false });
  });

  test('is nothing to its people while they do not act for it, nor to other users', async () => {
    const { data } = await (await open('mei')).start('help', { message: 'Hello' });
    for (const browser of [await open('oli', 'else'), await open('eve', 'else'), await open('ravi')]) {
      expect(await browser.list()).toEqual([]);
      expect((await browser.send(data.conversationId, 'Hello')).status).toBe(404);
      expect((await browser.start('help', { userId: 'mei' })).status).toBe(404);
    }
  });

  test('changes with the operators', async () => {
    const { db } = getDatabase();
    const { data } = await (await open('mei')).start('help', { message: 'Hello' });
    const eve = await open('eve', 'else');
    const system = makeTestContext(db, { now: chatStart, caller: 'system' });
    await addOperator(system, { named: 'else' });
    expect(await eve.list()).toMatchObject([{ conversationId: data.conversationId, unseenCount: 1 }]);
    await removeOperator(system, { named: 'else' });
    expect(await eve.list()).toEqual([]);
  });
});

describe('the list', () => {
  test('has the newest first, by pages, with names of what it is about', async () => {
    const mei = await open('mei');
    for (const [contextId, message] of [
      [ofAgent, 'One'],
      [ofOwner, 'Two'],
      ['help', 'Three'],
    ] as const) {
      await mei.start(contextId, { message });
      mei.wait(1_000);
    }
    const list = await mei.list();
    expect(list.map((entry) => conversationEntrySchema.parse(entry))).toEqual(list);
    expect(list.map(({ contextName }) => contextName)).toEqual([
      'Help',
      '210 Ang Mo Kio Avenue 3',
      'Orchard Vista',
    ]);
    expect(await mei.list('?pageNumber=2&pageSize=2')).toEqual([list[2]]);
    await mei.send(list[2]?.conversationId ?? '', 'Four');
    expect((await mei.list('?pageSize=1'))[0]).toMatchObject({
      contextName: 'Orchard Vista',
      unseenCount: 0,
    });
    const contexts = (await mei.call('GET', '/api/chat/context')).data;
    expect(chatContextSchema.array().parse(contexts)).toEqual([
      { id: ofAgent, name: 'Orchard Vista' },
      { id: 'help', name: 'Help' },
      { id: ofOwner, name: '210 Ang Mo Kio Avenue 3' },
    ]);
    const paged: unknown[] = [];
    for (let next: string | null = '/api/chat/context?limit=1'; next !== null; ) {
      const answer: ChatAnswer = await mei.call('GET', next);
      paged.push(...chatContextSchema.array().parse(answer.data));
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(paged).toEqual(contexts);
  });

  test.each([
    ['?pageSize=0', ['pageSize']],
    ['?pageSize=101', ['pageSize']],
    ['?pageSize=ten&pageNumber=0', ['pageNumber', 'pageSize']],
    ['?pageNumber=1.5', ['pageNumber']],
  ])('refuses %s', async (query, fields) => {
    const answer = await (await open('mei')).call('GET', `/api/chat/all${query}`);
    expect([answer.status, answer.fields]).toEqual([400, fields]);
  });
});

describe('the messages of a conversation', () => {
  test('are the last fifty, or those before or after a number', async () => {
    const { db } = getDatabase();
    const id = await startChat(db);
    await db.query(
      `insert into messages (conversation_id, number, sender_id, body, sent_at)
        select $1, n, 'grace', 'Words ' || n, now() from generate_series(2, 120) n`,
      [id],
    );
    await db.query('update conversations set last_number = 120 where id = $1', [id]);
    const mei = await open('mei');
    const rangeOf = async (query = '') => {
      const { messages, first, last } = await mei.get(id, query);
      expect([first, last]).toEqual([1, 120]);
      const numbers = messages.map(({ number }) => number);
      return [numbers.length, numbers[0], numbers.at(-1)];
    };
    expect(await rangeOf()).toEqual([50, 71, 120]);
    expect(await rangeOf('?before=71')).toEqual([50, 21, 70]);
    expect(await rangeOf('?before=21')).toEqual([20, 1, 20]);
    expect(await rangeOf('?after=40')).toEqual([50, 41, 90]);
    expect(await rangeOf('?after=118')).toEqual([2, 119, 120]);
    expect(await rangeOf('?after=999999999999')).toEqual([0, undefined, undefined]);
    for (const [query, field] of [
      ['?before=x', 'before'],
      ['?after=-1', 'after'],
      ['?before=3&after=1', 'after'],
    ]) {
      const { status, fields } = await mei.call('GET', `/api/chat/${id}${query}`);
      expect([status, fields]).toEqual([400, [field]]);
    }
  });

  test('that were removed say so and nothing else', async () => {
    const id = await startChat(getDatabase().db);
    await getDatabase().db.query('update messages set deleted_at = now()');
    const grace = await open('grace');
    expect((await grace.get(id)).messages).toMatchObject([
      { text: 'This message was removed.', attachments: [] },
    ]);
    expect(await grace.list()).toMatchObject([{ latestMessage: { text: 'This message was removed.' } }]);
  });
});

describe('what was read', () => {
  test('never falls, and is never more than there is', async () => {
    const id = await startChat(getDatabase().db);
    const [mei, grace] = [await open('mei'), await open('grace')];
    await mei.send(id, 'Hello?');
    const readNumber = async () => (await mei.get(id)).users[1]?.readNumber;
    expect(await grace.list()).toMatchObject([{ hasUnseenMessage: true, unseenCount: 2 }]);
    for (const [number, then] of [
      [1, 1],
      [99, 2],
      [1, 2],
      [0, 2],
    ] as const) {
      expect((await grace.read(id, number)).status).toBe(204);
      expect(await readNumber()).toBe(then);
    }
    await Promise.all([1, 2, 1, 2, 0].map((number) => grace.read(id, number)));
    expect(await readNumber()).toBe(2);
    expect(await grace.list()).toMatchObject([{ hasUnseenMessage: false, unseenCount: 0 }]);
    // One's own messages are no news to oneself, and sending says nothing of what was read.
    await mei.send(id, 'Thanks');
    expect(await mei.list()).toMatchObject([{ unseenCount: 0, users: [{ readNumber: 0 }, {}] }]);
    expect((await grace.read(id, -1)).status).toBe(400);
  });

  test('is sent again under its key as nothing new', async () => {
    const id = await startChat(getDatabase().db);
    const grace = await open('grace');
    const read = () =>
      grace.call('POST', `/api/chat/${id}/read`, { number: 1 }, { 'idempotency-key': 'the-same-key' });
    expect([(await read()).status, (await read()).status]).toEqual([204, 204]);
  });

  test('and muted is each participant’s own', async () => {
    const id = await startChat(getDatabase().db);
    const [mei, grace] = [await open('mei'), await open('grace')];
    expect((await grace.call('PUT', `/api/chat/${id}/mute`, { isMuted: true })).status).toBe(204);
    expect([(await grace.get(id)).isMuted, (await mei.get(id)).isMuted]).toEqual([true, false]);
  });
});
