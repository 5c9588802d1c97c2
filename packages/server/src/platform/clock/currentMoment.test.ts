import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

/** What goes by the real time although the clock was moved, each with its reason. */
const realTime: Readonly<Record<string, string>> = {
  'column blob_deletions.due_at': 'Whoever reads the object meanwhile does so in real time.',
  'column builds.started_at': 'It says which builds ran last.',
  'column schema_migrations.applied_at':
    'It is there before the clock is, and says when the program was another.',
  'column sessions.created_at': 'Moving the clock logs nobody out.',
  'column sessions.last_used_at': 'Moving the clock logs nobody out.',
  'function current_moment': 'It is the clock itself: the real time, and by how far it was moved.',
};

/** Ways of PostgreSQL to say what time it really is. */
const ways =
  '\\m(now|transaction_timestamp|statement_timestamp|clock_timestamp|timeofday)\\s*\\(|\\m(current_(timestamp|date|time)|localtime(stamp)?)\\M';

/** The functions, triggers and column defaults of our schema whose text says what time it really is. */
async function listRealTime(): Promise<string[]> {
  const { rows } = await getDatabase().db.query<{ name: string }>(
    `select name from (
        select 'function ' || proname as name, pg_get_functiondef(oid) as text from pg_proc
          where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
            and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
        union all
        select 'trigger ' || tgname, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where c.relnamespace = 'public'::regnamespace and not tgisinternal
        union all
        select 'column ' || c.relname || '.' || attname, pg_get_expr(adbin, adrelid)
          from pg_attrdef join pg_class c on c.oid = adrelid join pg_attribute a on a.attrelid = c.oid and attnum = adnum
          where c.relnamespace = 'public'::regnamespace
      ) as every where text ~* $1 order by name`,
    [ways],
  );
  return rows.map(({ name }) => name);
}

test('what the database stamps by itself goes by the clock that may have been moved, but for what has a reason not to', async () => {
  expect(await listRealTime()).toEqual(Object.keys(realTime).toSorted());
});
