import { expect, test } from 'vitest';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

test('the rate card of the day counts, not an older or a later one', async () => {
  const { db } = getDatabase();
  await db.query(
    `insert into rate_cards (kind, valid_from, basis_points, fixed_cents, source, read_on) values
      ('card', '2026-11-01', 220, 50, 'Test', '2026-11-01'), ('card', '2099-01-01', 100, 0, 'Test', '2026-11-01')`,
  );
  const { server } = makeTestServer(db, { clock: () => new Date('2026-11-20T04:00:00Z') });
  const answer = await (await server.request('/api/payment/fees')).json();
  expect(answer.data).toEqual({
    egiro: { basisPoints: 0, fixedCents: 0 },
    card: { basisPoints: 220, fixedCents: 50 },
    paynow: { basisPoints: 0, fixedCents: 0 },
  });
});
