import { agentSchema } from '@sewa/api/schema';
import { beforeEach, expect, test } from 'vitest';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { makeListingId } from './listingDraft.ts';
import { saveListers } from './saveListers.ts';
import { saveListings } from './saveListings.ts';

const getDatabase = openTestDatabase();
const agent = {
  kind: 'agent' as const,
  phoneNumber: '+6590000001',
  registrationNumber: 'R012345A',
  agencyName: 'Kopi Homes',
  agencyLicenceNumber: 'L3001234K',
};

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['listings', 'listers']) await db.query(`delete from ${table}`);
  await saveListers(db, [
    { ...agent, id: 'first', name: 'First' },
    { ...agent, id: 'second', name: 'Second', registrationNumber: 'R012346B' },
  ]);
  await saveListings(db, [makeDraft('shared', { listerId: 'first' })]);
});

const find = async (id: string) => {
  const response = await makeTestServer(getDatabase().db).server.request(`/api/agents/${id}`);
  return response.status === 200 ? agentSchema.parse((await response.json()).data) : response.status;
};

test('an agent who joined a live listing of another has a card with it, until it is gone', async () => {
  const { db } = getDatabase();
  const id = makeListingId('test', 'shared');
  expect(await find('second')).toBe(404);
  await db.query(
    `insert into listing_agents (listing_id, lister_id, joined_at) values ($1, 'second', now())`,
    [id],
  );
  expect(await find('second')).toMatchObject({ liveCount: 1, letCount: 0, listings: [{ id }] });
  await db.query(`update listings set status = 'closed' where id = $1`, [id]);
  expect(await find('second')).toBe(404);
});
