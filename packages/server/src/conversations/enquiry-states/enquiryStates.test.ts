import type { ConversationEntry, EnquiredHome, EnquiryCard } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteRentals } from '../../testing/deleteRentals.ts';
import { chatHome, chatStart, openChat, resetChat, startChat } from '../../testing/openChat.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const agentHome = chatHome('agent');

/** Conversations of mei about the home of grace, and about that of Else, in which eve is an administrator and oli a member. */
async function openEnquiries() {
  const { db } = getDatabase();
  await db.query(`update listers set corporate_id = 'else' where id = 'owner'`);
  const id = await startChat(db);
  const mei = await openChat(db, 'mei');
  const { data } = await mei.start(`listing-${chatHome('owner')}`, { message: 'Is it near the MRT?' });
  return { db, id, companyId: data.conversationId, mei, grace: await openChat(db, 'grace') };
}

type Person = Awaited<ReturnType<typeof openChat>>;

const mark = (person: Person, id: string, isNotFit: unknown = true) =>
  person.call('PUT', `/api/chat/${id}/not-fit`, { isNotFit });
const assign = (person: Person, id: string, userId: unknown) =>
  person.call('PUT', `/api/chat/${id}/assignee`, { userId });
const tell = (person: Person, home = agentHome, message = 'Sorry, it is gone.') =>
  person.call<{ told: number }>('POST', `/api/chat/homes/${home}/unavailable`, { message });
const card = (person: Person, id: string) => person.call<EnquiryCard>('GET', `/api/chat/${id}/enquiry`);
const homesOf = async (person: Person) =>
  (await person.call<{ homes: EnquiredHome[]; isCorporate: boolean }>('GET', '/api/chat/homes')).data;
const stateOf = async (person: Person, id: string) => (await person.get(id)).enquiry?.state;
const idsOf = (entries: readonly ConversationEntry[]) => entries.map(({ conversationId }) => conversationId);

const close = (status: 'let' | 'closed' | 'live') =>
  getDatabase().db.query('update listings set status = $2 where id = $1', [agentHome, status]);

/** A slot of the home of grace with a viewing of somebody. */
const addViewing = (userId: string, state = 'booked') =>
  getDatabase().db.query(
    `with s as (insert into viewing_slots (id, listing_id, host_user_id, starts_at, ends_at, seats, created_at)
        values (rpad($1, 12, 's'), $3, 'grace', $4::timestamptz + interval '1 day', $4::timestamptz + interval '25 hours', 2, $4)
        returning id)
      insert into viewings (id, slot_id, user_id, state, seat, code, created_at)
        select rpad($1, 12, 'v'), s.id, $1, $2, case when $2 = 'booked' then 1 end, '123456', $4 from s`,
    [userId, state, agentHome, chatStart],
  );

/** A rental of the home of grace by somebody, with an offer of theirs. */
const addOffer = (userId: string, state = 'offered', landlord = 'grace') =>
  getDatabase().db.query(
    `with r as (insert into rentals (id, listing_id, state, asker_key, created_at, changed_at)
        values (rpad($1, 12, 'r'), $3, $2, $1, $4, $4) returning id),
      p as (insert into rental_parties (id, rental_id, side, actor_type, user_id, joined_at)
        select rpad(x.who, 12, 'p'), r.id, x.side, x.type, x.who, $4
          from r, (values ($1, 'tenant', 1), ($5, 'landlord', 3)) as x (who, side, type) returning id, rental_id, side)
      insert into offers (id, rental_id, number, by_side, by_party, terms, state, expires_at, created_at, let_of, part, term)
        select rpad($1, 12, 'o'), p.rental_id, 1, 'tenant', p.id,
          '{"monthlyRent": 310000, "from": "2026-12-15", "months": 24}', 'open', $4, $4, $3, '[0,100)', '[2026-12-15,2028-12-15)'
        from p where side = 'tenant'`,
    [userId, state, agentHome, chatStart, landlord],
  );

beforeEach(async () => {
  await deleteRentals(getDatabase().db);
  await resetChat(getDatabase().db);
});

describe('the state of a conversation', () => {
  test('follows from what happened, for the side that lets alone', async () => {
    const { id, mei, grace } = await openEnquiries();
    expect(await stateOf(grace, id)).toBe('new');
    await mei.send(id, 'Hello?');
    expect(await stateOf(grace, id)).toBe('new');
    await grace.send(id, 'Yes, it is.');
    expect(await stateOf(grace, id)).toBe('replied');
    await addViewing('mei');
    expect(await stateOf(grace, id)).toBe('viewing');
    await addOffer('mei');
    expect(await stateOf(grace, id)).toBe('offer');
    expect((await grace.list())[0]?.enquiry).toEqual({ state: 'offer', notFit: null, assignee: null });
    expect((await mei.get(id)).enquiry).toBeNull();
    expect((await mei.list()).map(({ enquiry }) => enquiry)).toEqual([null, null]);
  });

  test('is not raised by a cancelled viewing, a withdrawn rental or one in which the lister is no party', async () => {
    const { id, grace } = await openEnquiries();
    await addViewing('mei', 'cancelled');
    await addOffer('mei', 'withdrawn');
    expect(await stateOf(grace, id)).toBe('new');
    await deleteRentals(getDatabase().db);
    await addOffer('mei', 'offered', 'ravi');
    expect(await stateOf(grace, id)).toBe('new');
  });

  test('is not a fit when the lister says so, with who and when, until it is taken back; the asker hears nothing', async () => {
    const { id, mei, grace } = await openEnquiries();
    const before = JSON.stringify(await mei.get(id));
    expect((await mark(grace, id)).status).toBe(204);
    grace.wait(60_000);
    await mark(grace, id);
    expect((await grace.get(id)).enquiry).toEqual({
      state: 'not-fit',
      notFit: { byName: 'Grace', at: chatStart.toISOString() },
      assignee: null,
    });
    expect(JSON.stringify(await mei.get(id))).toBe(before);
    await mark(grace, id, false);
    expect((await grace.get(id)).enquiry).toMatchObject({ state: 'new', notFit: null });
  });

  test('is set by nobody but the side that lets', async () => {
    const { db, id, mei, grace } = await openEnquiries();
    expect((await mark(mei, id)).status).toBe(404);
    expect((await mark(await openChat(db, 'ravi'), id)).status).toBe(404);
    expect((await mark(await openChat(db, null), id)).status).toBe(401);
    expect((await mark(grace, 'x')).status).toBe(404);
    expect(await mark(grace, id, 'yes')).toMatchObject({ status: 400, fields: ['isNotFit'] });
    const { data: help } = await grace.start('help', { message: 'Hello' });
    expect((await mark(grace, help.conversationId)).status).toBe(404);
  });
});

describe('the filters of the inbox', () => {
  test('choose by home, state and unread, and go with pages', async () => {
    const { db, id, grace } = await openEnquiries();
    const ravi = await openChat(db, 'ravi');
    const { data } = await ravi.start(`listing-${agentHome}`, { message: 'Hi' });
    await grace.start('help', { message: 'Hello' });
    await grace.send(id, 'Yes.');
    await grace.read(id, 2);
    expect(idsOf(await grace.list(`?home=${agentHome}`)).toSorted()).toEqual(
      [id, data.conversationId].toSorted(),
    );
    expect(idsOf(await grace.list('?state=new'))).toEqual([data.conversationId]);
    expect(idsOf(await grace.list('?state=replied&unread='))).toEqual([id]);
    expect(idsOf(await grace.list(`?unread=1&home=${agentHome}`))).toEqual([data.conversationId]);
    expect(await grace.list(`?home=${chatHome('let')}`)).toEqual([]);
    expect(await grace.list(`?home=${agentHome}&pageSize=1&pageNumber=2`)).toHaveLength(1);
    expect(await ravi.list('?state=new')).toEqual([]);
  });

  test('a value that is no filter is refused by its name', async () => {
    const { grace } = await openEnquiries();
    const ask = (query: string) => grace.call('GET', `/api/chat/all?${query}`);
    expect(await ask('home=x&state=old&unread=yes&mine=2')).toMatchObject({
      status: 400,
      fields: ['home', 'state', 'unread', 'mine'],
    });
  });
});

describe('a conversation of a corporate', () => {
  test('is taken by a member and assigned by an administrator, and members find their own', async () => {
    const { db, companyId } = await openEnquiries();
    const eve = await openChat(db, 'eve', 'else');
    const oli = await openChat(db, 'oli', 'else');
    expect((await card(eve, companyId)).data.members).toEqual([
      { userId: 'eve', name: 'Eve' },
      { userId: 'oli', name: 'Oli' },
    ]);
    expect((await card(oli, companyId)).data.members).toEqual([{ userId: 'oli', name: 'Oli' }]);
    expect((await assign(oli, companyId, 'oli')).status).toBe(204);
    expect((await eve.get(companyId)).enquiry?.assignee).toEqual({ userId: 'oli', name: 'Oli' });
    expect(idsOf(await oli.list('?mine=1'))).toEqual([companyId]);
    expect(await eve.list('?mine=1')).toEqual([]);
    expect((await assign(oli, companyId, 'eve')).status).toBe(403);
    expect((await assign(eve, companyId, 'eve')).status).toBe(204);
    expect((await assign(oli, companyId, null)).status).toBe(403);
    expect((await assign(eve, companyId, null)).status).toBe(204);
    expect((await eve.get(companyId)).enquiry?.assignee).toBeNull();
  });

  test('goes to members alone, and is set and seen by them alone', async () => {
    const { db, id, companyId, mei, grace } = await openEnquiries();
    const eve = await openChat(db, 'eve', 'else');
    expect(await assign(eve, companyId, 'grace')).toMatchObject({ status: 400, fields: ['userId'] });
    expect((await assign(eve, companyId, 4)).status).toBe(400);
    await assign(eve, companyId, 'oli');
    expect((await assign(mei, companyId, 'mei')).status).toBe(404);
    expect((await assign(grace, companyId, 'grace')).status).toBe(404);
    expect((await assign(grace, id, 'grace')).status).toBe(404);
    expect((await mei.get(companyId)).enquiry).toBeNull();
  });

  test('is nobody’s again when its member leaves', async () => {
    const { db, companyId } = await openEnquiries();
    const eve = await openChat(db, 'eve', 'else');
    await assign(eve, companyId, 'oli');
    expect((await eve.call('DELETE', '/api/corporate/members/oli')).status).toBeLessThan(300);
    expect((await eve.get(companyId)).enquiry?.assignee).toBeNull();
  });
});

describe('telling all who asked that a home is gone', () => {
  test('reaches everybody who waits, once, until the home is back', async () => {
    const { db, id, grace } = await openEnquiries();
    const ravi = await openChat(db, 'ravi');
    await ravi.start(`listing-${agentHome}`, { message: 'Hi' });
    expect((await tell(grace)).status).toBe(409);
    await close('let');
    expect((await homesOf(grace)).homes).toEqual([
      {
        id: agentHome,
        name: expect.stringMatching(/^Orchard Vista, .+/),
        status: 'let',
        conversations: 2,
        waiting: 2,
      },
    ]);
    const both = await Promise.all([tell(grace), tell(grace)]);
    expect(both.map(({ data }) => data.told).toSorted()).toEqual([0, 2]);
    expect((await homesOf(grace)).homes[0]?.waiting).toBe(0);
    expect((await grace.get(id)).messages.filter(({ text }) => text === 'Sorry, it is gone.')).toHaveLength(
      1,
    );
    const { rows } = await db.query(
      `select distinct sender_id from messages where body = 'Sorry, it is gone.'`,
    );
    expect(rows).toEqual([{ sender_id: 'grace' }]);
  });

  test('leaves out who is blocked, who is not a fit and who has agreed on the home', async () => {
    const { db, id, grace } = await openEnquiries();
    const ids: Record<string, string> = { mei: id };
    for (const userId of ['ravi', 'pat', 'eve']) {
      const person = await openChat(db, userId);
      const { data } = await person.start(`listing-${agentHome}`, { message: 'Hi' });
      ids[userId] = data.conversationId;
    }
    await grace.call('POST', '/api/blocks', { userId: 'ravi' });
    await mark(grace, ids.pat ?? '');
    await addOffer('eve', 'agreed');
    await close('closed');
    expect((await tell(grace)).data).toEqual({ told: 1 });
    expect((await grace.get(id)).messages.at(-1)?.text).toBe('Sorry, it is gone.');
  });

  test('leaves out whom a quick reply told, before or after it is gone, until the home is back', async () => {
    const { db, id, grace } = await openEnquiries();
    const ravi = await openChat(db, 'ravi');
    const { data } = await ravi.start(`listing-${agentHome}`, { message: 'Hi' });
    const reply = { conversationId: id, message: "Hi Mei. Sorry, it's no longer available." };
    expect((await grace.call('POST', '/api/chat/send', reply)).status).toBe(200);
    await close('let');
    expect((await homesOf(grace)).homes[0]?.waiting).toBe(1);
    await grace.call('POST', '/api/chat/send', {
      conversationId: data.conversationId,
      message: 'Hello Ravi',
    });
    expect((await tell(grace)).data).toEqual({ told: 1 });
    expect((await tell(grace)).data).toEqual({ told: 0 });
    const last = async (person: Person, conversationId: string) =>
      (await person.get(conversationId)).messages.at(-1)?.text;
    expect(await last(grace, id)).toBe(reply.message);
    expect(await last(ravi, data.conversationId)).toBe('Sorry, it is gone.');
  });

  test('is not stopped by an asker who says it', async () => {
    const { id, mei, grace } = await openEnquiries();
    const message = "Is that so: Sorry, it's no longer available.";
    await mei.call('POST', '/api/chat/send', { conversationId: id, message });
    await close('let');
    expect((await homesOf(grace)).homes[0]?.waiting).toBe(1);
  });

  test('counts nobody twice whom somebody else who lets the home told', async () => {
    const { db, id, grace } = await openEnquiries();
    await db.query('insert into conversation_users (conversation_id, user_id) values ($1, $2)', [id, 'pat']);
    const pat = await openChat(db, 'pat');
    await close('let');
    expect((await homesOf(pat)).homes[0]?.waiting).toBe(1);
    expect((await tell(grace)).data).toEqual({ told: 1 });
    expect((await homesOf(pat)).homes[0]?.waiting).toBe(0);
    expect((await tell(pat)).data).toEqual({ told: 0 });
  });

  test('is for who lets the home, in words', async () => {
    const { db, mei, grace } = await openEnquiries();
    await close('let');
    expect((await tell(mei)).status).toBe(404);
    expect((await tell(await openChat(db, 'ravi'))).status).toBe(404);
    expect((await tell(await openChat(db, null))).status).toBe(401);
    expect((await tell(grace, chatHome('let'))).status).toBe(404);
    expect(await tell(grace, agentHome, ' ')).toMatchObject({ status: 400, fields: ['message'] });
    expect((await homesOf(mei)).homes).toEqual([]);
  });
});

describe('the card of an asker', () => {
  test('shows who they are, what they asked and what they booked and offered', async () => {
    const { db, id, grace } = await openEnquiries();
    await addViewing('mei');
    await addOffer('mei');
    await db.query(`insert into renter_cards (user_id, occupiers, pets, words, changed_at)
      values ('mei', '[]', 'A cat', 'Two nurses', now())`);
    const { data } = await card(grace, id);
    expect(data).toMatchObject({
      asker: { name: 'Mei', userTypeIds: [1], verified: 'phone' },
      enquiry: { message: 'Is it free?', sentAt: chatStart.toISOString() },
      viewings: [{ state: 'booked', startsAt: '2026-11-22T04:00:00.000Z' }],
      rental: {
        state: 'offered',
        offer: { by: 'tenant', monthlyRent: 310_000, from: '2026-12-15', months: 24 },
      },
      cards: [],
      members: [],
    });
    expect(JSON.stringify(data)).not.toMatch(/nurses|\+65|@/);
    await db.query(`insert into renter_card_shares (id, user_id, rental_id, shared_at)
      values ('cccccccccccc', 'mei', rpad('mei', 12, 'r'), now())`);
    expect((await card(grace, id)).data.cards).toEqual([
      { occupiers: [], pets: 'A cat', smokers: null, incomeBand: null, words: 'Two nurses' },
    ]);
  });

  test('says nothing of a rental in which the lister is no party', async () => {
    const { id, grace } = await openEnquiries();
    await addOffer('mei', 'offered', 'ravi');
    expect((await card(grace, id)).data).toMatchObject({ rental: null, cards: [] });
  });

  test('replies with what is known of the home', async () => {
    const { db, id, grace } = await openEnquiries();
    await db.query(
      `update listings set monthly_rent = 320000, available_from = '2026-12-01', rules = '{"pets": "not-allowed"}' where id = $1`,
      [agentHome],
    );
    const replies = async () => (await card(grace, id)).data.replies.map(({ text }) => text);
    expect((await replies()).filter((text) => !text.startsWith('The nearest'))).toEqual([
      "Yes, it's available from Dec 1, 2026.",
      'The rent is $3,200 a month.',
      'House rules: no pets.',
      "Sorry, it's no longer available.",
    ]);
    await addViewing('ravi');
    expect((await replies())[2]).toMatch(/^You can book a viewing here: http.+\/viewing$/);
    await close('let');
    expect(await replies()).toEqual(["Sorry, it's no longer available."]);
  });

  test('is for the side that lets', async () => {
    const { db, id, mei } = await openEnquiries();
    expect((await card(mei, id)).status).toBe(404);
    expect((await card(await openChat(db, 'ravi'), id)).status).toBe(404);
    expect((await card(await openChat(db, null), id)).status).toBe(401);
  });
});

test('a list of 300 conversations is filtered in well under a second', async () => {
  const { db, grace } = await openEnquiries();
  await db.query(
    `with u as (insert into users (id, name, user_type_ids, is_valid)
        select 'many' || n, 'Many ' || n, '{1}', true from generate_series(1, 300) n returning id),
      c as (insert into conversations (kind, context_id, party_key, started_by, created_at, last_message_at, last_number)
        select 'listing', $1, id, id, $2, $2, 10 from u returning id, party_key),
      p as (insert into conversation_users (conversation_id, user_id)
        select c.id, x from c, unnest(array[c.party_key, 'grace']) x)
      insert into messages (conversation_id, number, sender_id, body, sent_at)
        select c.id, n, c.party_key, 'Hello', $2 from c, generate_series(1, 10) n`,
    [agentHome, chatStart],
  );
  const begin = performance.now();
  expect(await grace.list(`?home=${agentHome}&state=new&unread=1&pageSize=100&pageNumber=3`)).toHaveLength(
    100,
  );
  expect(performance.now() - begin).toBeLessThan(1_000);
});
