import type { Database } from '../platform/database/database.ts';
import { createSession } from '../platform/sessions/session.ts';
import { browserStart, openTestBrowser } from './openTestBrowser.ts';

/**
 * Two corporates: ada and bo run Alpha with max in its organisation East, and cem runs Beta, in which ada and max are members.
 * tim is a tenant of none.
 */
export async function resetCorporates(db: Database): Promise<void> {
  for (const table of ['corporates', 'rate_limits', 'users']) await db.query(`delete from ${table}`);
  await db.query(`insert into users (id, name, email, user_type_ids, is_valid)
    select id, initcap(id), id || '@people.example', case when id = 'tim' then '{1}' else '{4}' end::smallint[], true
    from unnest('{ada,bo,max,cem,tim}'::text[]) as id`);
  await db.query(`insert into corporates (id, name, verified_at, verified_by)
    values ('alpha', 'Alpha', now(), 'operator'), ('beta', 'Beta', now(), 'operator')`);
  await db.query(`insert into organisations (id, corporate_id, name)
    values ('east', 'alpha', 'East'), ('west', 'alpha', 'West'), ('north', 'beta', 'North')`);
  await db.query(`insert into memberships (corporate_id, user_id, role, organisation_id) values
    ('alpha', 'ada', 'administrator', null), ('alpha', 'bo', 'administrator', null), ('alpha', 'max', 'member', 'east'),
    ('beta', 'cem', 'administrator', null), ('beta', 'ada', 'member', null), ('beta', 'max', 'member', null)`);
}

/** A browser in which somebody is signed in, acting for a corporate when one is named. */
export async function openBrowserOf(db: Database, userId: string, corporateId?: string) {
  const browser = openTestBrowser(db);
  browser.jar.set('test-session', await createSession(db, userId, { now: browserStart }));
  if (corporateId !== undefined) {
    const { status } = await browser.send('/api/corporate/switch', { corporateId });
    if (status !== 200) throw new Error(`${userId} cannot act for ${corporateId}: ${status}.`);
  }
  return browser;
}
