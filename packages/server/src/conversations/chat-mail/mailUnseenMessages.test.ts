import { conversationPath, listingPath, muteConversationPath } from '@sewa/paths';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListers } from '../../homes/listings/saveListers.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { addConversation } from '../../testing/addConversation.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { testOrigin } from '../../testing/makeTestServer.ts';
import { resetCorporates } from '../../testing/openCorporates.ts';
import { browserStart } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { clearQueuedMails, listQueuedMails } from '../../testing/queuedMails.ts';
import { writeMessage } from '../chat/writeMessage.ts';
import { mailUnseenMessages } from './mailUnseenMessages.ts';

const getDatabase = openTestDatabase();
const listingId = makeListingId('test', 'home');
const at = (minutes: number) => new Date(browserStart.getTime() + minutes * 60_000);
let conversationId = '';

const mailAt = (minutes: number) =>
  mailUnseenMessages(makeTestContext(getDatabase().db, { now: at(minutes), caller: 'system' }), {});

const say = (userId: string, text: string, { minutes = 0, corporateId = null as string | null } = {}) =>
  getDatabase().db.transaction((tx) =>
    writeMessage(tx, { conversationId, sender: { userId, corporateId }, text }, at(minutes)),
  );

const listMails = () => listQueuedMails(getDatabase().db);

const startWith = async (other: { userId?: string; corporateId?: string; listerId?: string }) => {
  conversationId = await addConversation(getDatabase().db, {
    contextId: listingId,
    startedBy: 'tim',
    others: [other],
    now: at(0),
  });
};

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['conversations', 'listings', 'listers']) await db.query(`delete from ${table}`);
  await resetCorporates(db);
  await clearQueuedMails(db);
  await db.query('update users set proven_email = email');
  await saveListers(db, [
    {
      id: 'lets',
      kind: 'owner',
      name: 'Mei',
      phoneNumber: null,
      registrationNumber: null,
      agencyName: null,
      agencyLicenceNumber: null,
      email: 'mei@homes.example',
    },
  ]);
  await saveListings(db, [makeDraft('home', { title: 'Garden flat', listerId: 'lets' })]);
  await startWith({ userId: 'max' });
});

describe('messages that were not seen for ten minutes', () => {
  test('are told in one mail, with their words, the home, a link and how to have no more', async () => {
    await say('tim', 'Is it free?\nI could move in May.');
    await say('tim', 'And may I bring a cat?', { minutes: 9 });
    expect(await mailAt(9)).toBe(0);
    expect(await mailAt(10)).toBe(1);
    const [mail, ...others] = await listMails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe('max@people.example');
    expect(mail?.subject).toBe('Tim sent you 2 messages about Garden flat');
    const text = mail?.text_body ?? '';
    expect(text).toContain('Tim:\n  Is it free?\n  I could move in May.\n');
    expect(text).toContain('  And may I bring a cat?');
    expect(text).toContain(`Reply: ${testOrigin}${conversationPath(conversationId)}\n`);
    expect(text).toContain(`${testOrigin}${listingPath(listingId, '').slice(0, -1)}`);
    expect(text).toContain(`${testOrigin}${muteConversationPath(conversationId)}`);
  });

  test('are told once, however often and however many look, and later ones by themselves', async () => {
    await say('tim', 'Is it free?');
    expect((await Promise.all([mailAt(10), mailAt(10)])).toSorted()).toEqual([0, 1]);
    expect(await mailAt(30)).toBe(0);
    await say('tim', 'Hello?', { minutes: 40 });
    expect(await mailAt(50)).toBe(1);
    const mails = await listMails();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text_body).not.toContain('Is it free?');
  });

  test('are not told if they were read meanwhile, removed, or the conversation is muted', async () => {
    const { db } = getDatabase();
    await say('tim', 'Is it free?');
    await db.query(`update conversation_users set read_number = 1 where user_id = 'max'`);
    expect(await mailAt(10)).toBe(0);
    await say('tim', 'Rude words', { minutes: 11 });
    await db.query('update messages set deleted_at = $1 where number = 2', [at(12)]);
    expect(await mailAt(30)).toBe(0);
    await say('tim', 'Hello?', { minutes: 31 });
    await db.query(`update conversation_users set is_muted = true where user_id = 'max'`);
    expect(await mailAt(60)).toBe(0);
  });

  test('are not one’s own, and no events', async () => {
    await say('tim', 'Is it free?');
    await getDatabase().db.query(`update conversation_users set read_number = 1 where user_id = 'max'`);
    await getDatabase().db.transaction((tx) =>
      writeMessage(tx, { conversationId, sender: null, text: 'This home was rented out.' }, at(1)),
    );
    expect(await mailAt(60)).toBe(0);
  });

  test('are told to the administrators of a company, and not to it about what its members wrote', async () => {
    await getDatabase().db.query('delete from conversations');
    await startWith({ corporateId: 'alpha' });
    await say('tim', 'Is it free?');
    await say('max', 'It is.', { corporateId: 'alpha' });
    expect(await mailAt(10)).toBe(3);
    const mails = (await listMails()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
    expect(mails.toSorted()).toEqual([
      'ada@people.example: Tim sent you a message about Garden flat',
      'bo@people.example: Tim sent you a message about Garden flat',
      'tim@people.example: Alpha sent you a message about Garden flat',
    ]);
  });

  test('are told to a lister without an account at the address of the listing, with how to reply', async () => {
    await getDatabase().db.query('delete from conversations');
    await startWith({ listerId: 'lets' });
    await say('tim', 'Is it free?');
    expect(await mailAt(10)).toBe(1);
    const [mail] = await listMails();
    expect(mail?.recipient).toBe('mei@homes.example');
    expect(mail?.text_body).toContain('Dear Mei,');
    expect(mail?.text_body).toContain(
      `To reply, sign up with this email address: ${testOrigin}${conversationPath(conversationId)}`,
    );
    expect(mail?.text_body).not.toContain('?mute');
  });

  test('are told at the address of the listing to a lister whose account has no confirmed one', async () => {
    const { db } = getDatabase();
    await db.query(`update users set proven_email = null where id = 'max'`);
    await db.query(`update listers set user_id = 'max'`);
    await say('tim', 'Is it free?');
    expect(await mailAt(10)).toBe(1);
    expect((await listMails()).map(({ recipient }) => recipient)).toEqual(['mei@homes.example']);
  });

  test('are told to nobody without a confirmed address, now or once it is confirmed', async () => {
    const { db } = getDatabase();
    await db.query('update users set proven_email = null');
    await say('tim', 'Is it free?');
    expect(await mailAt(10)).toBe(0);
    await db.query('update users set proven_email = email');
    expect(await mailAt(20)).toBe(0);
  });
});
