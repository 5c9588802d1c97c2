import { beforeEach, describe, expect, test } from 'vitest';
import { chatHome, openChat, resetChat } from '../../testing/openChat.ts';
import { openBrowserOf } from '../../testing/openCorporates.ts';
import { browserStart, openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { claimListers } from './claimListers.ts';

const getDatabase = openTestDatabase();
const ownersNumber = '+6580000999';

let conversationId = '';

beforeEach(async () => {
  const { db } = getDatabase();
  await resetChat(db);
  for (const table of ['one_time_code_requests', 'proofs']) await db.query(`delete from ${table}`);
  const mei = await openChat(db, 'mei');
  const { data } = await mei.start(`listing-${chatHome('owner')}`, { message: 'Is it free?' });
  conversationId = data.conversationId;
});

const listers = async () =>
  (await getDatabase().db.query(`select user_id from listers where id = 'owner'`)).rows;

describe('a lister without an account joins their conversations', () => {
  test('with the history, when somebody logs in with the number', async () => {
    const { db } = getDatabase();
    await db.query(
      `insert into users (id, name, phone_number, user_type_ids, is_valid) values ('tan', 'Tan', $1, '{2}', true)`,
      [ownersNumber],
    );
    const browser = openTestBrowser(db);
    await browser.ask(ownersNumber);
    expect((await browser.enter(browser.findCode(), ownersNumber)).status).toBe(200);
    expect(await listers()).toEqual([{ user_id: 'tan' }]);
    const tan = await openChat(db, 'tan');
    expect(await tan.list()).toMatchObject([
      { conversationId, unseenCount: 1, users: [{}, { userId: 'tan' }] },
    ]);
    expect((await tan.get(conversationId)).messages).toMatchObject([{ text: 'Is it free?', userId: 'mei' }]);
    expect((await tan.send(conversationId, 'Yes.')).data.number).toBe(2);
    const { rows } = await db.query('select mailed_number from conversation_users where user_id = $1', [
      'tan',
    ]);
    expect(rows).toEqual([{ mailed_number: 1 }]);
  });

  test('when somebody confirms the address, in capitals or not', async () => {
    const { db } = getDatabase();
    const ravi = await openBrowserOf(db, 'ravi');
    await db.query('update sessions set proven_at = $1', [browserStart]);
    await ravi.send('/api/user/email', { email: 'tan@homes.example' });
    expect(await listers()).toEqual([{ user_id: null }]);
    const { rows } = await db.query<{ subject: string }>(
      `select data->>'subject' as subject from jobs.job where name = 'mail' and data->>'id' like 'email-code-%'`,
    );
    const otp = /[A-Z]{3}-(\d{6})/.exec(rows[0]?.subject ?? '')?.[1] ?? '';
    expect((await ravi.send('/api/user/email/validate', { otp })).status).toBe(200);
    expect(await listers()).toEqual([{ user_id: 'ravi' }]);
    expect(await (await openChat(db, 'ravi')).list()).toMatchObject([{ conversationId }]);
  });

  test('when somebody changes to the number', async () => {
    const { db } = getDatabase();
    const ravi = await openBrowserOf(db, 'ravi');
    await db.query('update sessions set proven_at = $1', [browserStart]);
    await ravi.send('/api/user/phone', { phoneNumber: ownersNumber });
    expect((await ravi.send('/api/user/phone/validate', { otp: ravi.findCode() })).status).toBe(200);
    expect(await listers()).toEqual([{ user_id: 'ravi' }]);
  });
});

test('an address that is typed and not confirmed claims nothing, nor does a lister with an account change hands', async () => {
  const { db } = getDatabase();
  await db.query(
    `update users set email = 'tan@homes.example', proven_email = 'ravi@people.example' where id = 'ravi'`,
  );
  await claimListers(db, 'ravi');
  expect(await listers()).toEqual([{ user_id: null }]);
  await db.query(`update users set proven_email = email where id = 'ravi'`);
  await db.query(`update listers set user_id = 'grace' where id = 'owner'`);
  await claimListers(db, 'ravi');
  expect(await listers()).toEqual([{ user_id: 'grace' }]);
});

test('whoever takes part already does so once, and a block of the lister holds for them', async () => {
  const { db } = getDatabase();
  const mei = await openChat(db, 'mei');
  expect((await mei.call('POST', '/api/blocks', { userId: 'lister-owner' })).status).toBe(204);
  await db.query(`insert into conversation_users (conversation_id, user_id) values ($1, 'ravi')`, [
    conversationId,
  ]);
  await db.query(
    `update users set email = 'tan@homes.example', proven_email = 'tan@homes.example' where id = 'ravi'`,
  );
  await claimListers(db, 'ravi');
  const { rows } = await db.query('select user_id, lister_id from conversation_users order by user_id');
  expect(rows).toEqual([
    { user_id: 'mei', lister_id: null },
    { user_id: 'ravi', lister_id: null },
  ]);
  expect((await (await openChat(db, 'ravi')).send(conversationId, 'Hello')).status).toBe(403);
});
