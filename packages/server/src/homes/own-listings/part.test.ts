import { beforeEach, describe, expect, test } from 'vitest';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { openHomes, resetHomes, trustEverybody } from '../../testing/openHomes.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

beforeEach(() => resetHomes(getDatabase().db));

async function listStates(): Promise<string[]> {
  const { rows } = await getDatabase().db.query<{ state: string }>(
    'select state from listings order by state',
  );
  return rows.map(({ state }) => state);
}

describe('a part of a unit', () => {
  test.each([
    ['the whole', { room: 1 }, 'whole'],
    ['a room', 'whole', { room: 1 }],
    ['the same room', { room: 2 }, { room: 2 }],
  ])('is taken: %s', async (_, first, second) => {
    const olga = await openHomes(getDatabase().db, 'olga');
    const one = await olga.draft(first);
    const other = await olga.draft(second);
    await trustEverybody(getDatabase().db);
    const { data } = await olga.move(one.id, 'publish', one.version);
    const refused = await olga.move(other.id, 'publish', other.version);
    expect([refused.status, refused.fields]).toEqual([409, ['part']]);
    expect(refused.message).toContain('already on the market');
    await olga.move(one.id, 'pause', data.version);
    expect((await olga.move(other.id, 'publish', other.version)).data.state).toBe('live');
    expect((await olga.move(one.id, 'resume', data.version + 1)).fields).toEqual(['part']);
  });

  test('is free beside other rooms', async () => {
    const olga = await openHomes(getDatabase().db, 'olga');
    const drafts = [await olga.draft({ room: 1 }), await olga.draft({ room: 2 })];
    await trustEverybody(getDatabase().db);
    for (const { id, version } of drafts)
      expect((await olga.move(id, 'publish', version)).data.state).toBe('live');
  });

  test.each([{ room: 0 }, { room: 100 }, { room: 1.5 }, 'half', null])('is refused: %j', async (part) => {
    const olga = await openHomes(getDatabase().db, 'olga');
    const { status, fields } = await olga.create(part);
    expect([status, fields[0]]).toEqual([400, expect.stringMatching(/^part/)]);
  });

  test('is won by one of twenty who publish at once', async () => {
    const olga = await openHomes(getDatabase().db, 'olga');
    const drafts: { id: string; version: number }[] = [];
    for (let n = 0; n < 20; n += 1) drafts.push(await olga.draft(n % 2 ? 'whole' : { room: 1 }));
    await trustEverybody(getDatabase().db);
    const answers = await Promise.all(drafts.map(({ id, version }) => olga.move(id, 'publish', version)));
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused.map(({ fields }) => fields)).toEqual(Array.from({ length: 19 }, () => ['part']));
    expect((await listStates()).filter((state) => state === 'live')).toHaveLength(1);
  });
});

/** A database whose transactions fail at a statement, counted from 1; `count` says how many there were. */
function breakAt(db: Database, failing: number): { broken: Database; count: () => number } {
  let count = 0;
  const broken: Database = {
    ...db,
    transaction: (work, options) =>
      db.transaction((tx) => {
        count = 0;
        const query: Queryable['query'] = (statement, values) => {
          count += 1;
          if (count === failing) throw new Error('The process was killed.');
          return tx.query(statement, values);
        };
        return work({ ...tx, putOff: (later) => tx.putOff(later), query });
      }, options),
  };
  return { broken, count: () => count };
}

/** Everything that publishing writes. */
async function takeStock(id: string): Promise<unknown> {
  const { rows } = await getDatabase().db.query(
    `select (select json_build_array(state, status, version, slug, content_hash, confirmed_at, listed_at, rejection)
        from listings where id = $1) as listing,
      (select reviewed_at from listers) as reviewed, (select count(*) from audit_log) as audited,
      (select json_agg(kind) from notices) as notices, (select count(*) from jobs.job) as mails`,
    [id],
  );
  return rows[0];
}

describe('publishing', () => {
  test('happens whole or not at all, wherever it is broken off', async () => {
    const { db } = getDatabase();
    const olga = await openHomes(db, 'olga');
    const { id, version } = await olga.draft();
    await olga.move(id, 'submit', version);
    const before = await takeStock(id);
    let failing = 1;
    for (; ; failing += 1) {
      const { broken, count } = breakAt(db, failing);
      const oli = await openHomes(db, 'oli', { corporateId: 'desk', through: broken });
      const { status } = await oli.move(id, 'approve', version + 1, {}, `killed-at-${failing}`);
      if (count() < failing) {
        expect(status).toBe(200);
        break;
      }
      expect(status).toBe(500);
      expect(await takeStock(id)).toEqual(before);
    }
    expect(failing).toBeGreaterThan(8);
    expect(await listStates()).toEqual(['live']);
    expect(await takeStock(id)).toMatchObject({ notices: null, reviewed: expect.any(Date) });
  });
});
