import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { chatHome, openChat, resetChat } from '../../testing/openChat.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

test('the inbox is shown while the listings are locked, only without the names of homes', async () => {
  const { db, settings } = getDatabase();
  await resetChat(db);
  const mei = await openChat(db, 'mei');
  const { data } = await mei.start(`listing-${chatHome('agent')}`, { message: 'Is it free?' });
  const named = { conversationId: data.conversationId, latestMessage: { text: 'Is it free?' } };
  expect(await mei.list()).toMatchObject([{ ...named, contextName: 'Orchard Vista' }]);
  const admin = await openDatabase(settings);
  await admin.transaction(async (tx) => {
    await tx.query('lock table listings in access exclusive mode');
    expect(await mei.list()).toMatchObject([{ ...named, contextName: 'A home' }]);
  });
  await admin.close();
  expect(await mei.list()).toMatchObject([{ ...named, contextName: 'Orchard Vista' }]);
});
