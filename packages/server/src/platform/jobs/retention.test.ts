import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createSession } from '../sessions/session.ts';
import { cleanUp } from './cleanUp.ts';

const getDatabase = openTestDatabase();

test('an invitation that was accepted stays, one that was not goes 30 days after its end', async () => {
  const { db } = getDatabase();
  await db.query(`insert into users (id) values ('mei')`);
  const invite = (name: string, end: string, acceptedAt: string | null) =>
    db.query(
      `insert into invitations (guid_hash, code_hash, actor_type, invited_by, invited_by_name, email, created_at, expires_at,
          accepted_at)
        values (md5($1) || md5($1), md5($1 || 'c') || md5($1), 1, 'mei', $1, 'x@example.sg', $2::timestamptz - interval '7 days', $2, $3)`,
      [name, end, acceptedAt],
    );
  await invite('old', '2026-10-20T00:00:00Z', null);
  await invite('accepted', '2026-10-20T00:00:00Z', '2026-10-19T00:00:00Z');
  await invite('recent', '2026-10-25T00:00:00Z', null);
  await cleanUp(db, new Date('2026-11-21T19:15:00Z'));
  const { rows } = await db.query(`select invited_by_name as name from invitations order by name`);
  expect(rows).toEqual([{ name: 'accepted' }, { name: 'recent' }]);
});

test('who never finished sign-up goes after 30 days, unless a browser of theirs is signed in or they are valid', async () => {
  const { db } = getDatabase();
  const now = new Date('2026-11-21T19:15:00Z');
  await db.query(
    `insert into users (id, is_valid, created_at) values ('never', false, '2026-10-20'), ('valid', true, '2026-10-20'),
      ('lately', false, '2026-11-01'), ('here', false, '2026-10-20')`,
  );
  await createSession(db, 'here', { now });
  await cleanUp(db, now);
  const { rows } = await db.query<{ id: string }>(`select id from users where id <> 'mei' order by id`);
  expect(rows.map(({ id }) => id)).toEqual(['here', 'lately', 'valid']);
});
