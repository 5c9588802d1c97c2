import type { ConsentRecord } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** A new record of the consent log. */
export type ConsentEntry = Omit<ConsentRecord, 'id' | 'action' | 'chosenAt'> & {
  consentId: string;
  userId: string | null;
  now: Date;
};

/**
 * Records a choice and its kind, such as a withdrawal of earlier consent. Idempotent: the same choice sent again, as after a lost
 * response, isn't recorded twice.
 */
export async function insertConsent(db: Queryable, entry: ConsentEntry): Promise<void> {
  await db.query(
    `with latest as (
        select * from cookie_consents where consent_id = $1 order by id desc limit 1)
      insert into cookie_consents
        (consent_id, user_id, preferences, statistics, action, revision, surface, has_signal, browser, chosen_at, others)
      select $1, $2::text, $3::boolean, $4::boolean,
        case
          when $3 and $4 then 'accept'
          when $3 or $4 or $10::text[] <> '{}' then 'custom'
          when exists (select from latest where preferences or statistics or others <> '{}') then 'withdraw'
          else 'reject'
        end, $5::text, $6, $7::boolean, $8, $9::timestamptz, $10::text[]
      where not exists (select from latest
        where (user_id, preferences, statistics, revision, has_signal, others) is not distinct from ($2::text, $3, $4, $5::text, $7, $10::text[]))`,
    [
      entry.consentId,
      entry.userId,
      entry.preferences,
      entry.statistics,
      entry.revision,
      entry.surface,
      entry.hasSignal,
      entry.browser,
      entry.now,
      entry.others.toSorted(),
    ],
  );
}

interface ConsentRow {
  id: string;
  preferences: boolean;
  statistics: boolean;
  others: string[];
  action: ConsentRecord['action'];
  revision: string;
  surface: ConsentRecord['surface'];
  has_signal: boolean;
  browser: string;
  chosen_at: Date;
}

/** The choices of a browser and a user, newest first, 100 at most. */
export async function listConsents(
  db: Queryable,
  consentId: string | null,
  userId: string | null,
): Promise<ConsentRecord[]> {
  const { rows } = await db.query<ConsentRow>({
    name: 'list-consents',
    text: `select id, preferences, statistics, others, action, revision, surface, has_signal, browser, chosen_at
      from cookie_consents where consent_id = $1 or user_id = $2 order by id desc limit 100`,
    values: [consentId, userId],
  });
  return rows.map(({ id, has_signal, chosen_at, ...rest }) => ({
    ...rest,
    id: String(id),
    hasSignal: has_signal,
    chosenAt: chosen_at.toISOString(),
  }));
}
