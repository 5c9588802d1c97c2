import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

/** A lead to store. */
export interface NewLead {
  readonly id: string;
  readonly partnerKey: string;
  readonly isTest: boolean;
  readonly messageId: string | null;
  readonly listingId: string | null;
  readonly now: Date;
}

/** Inserts a lead of a live partner; null if it is counted already, or the partner ended. Tells whether there is a webhook. */
export async function insertLead(tx: Queryable, lead: NewLead): Promise<{ has_webhook: boolean } | null> {
  const { id, partnerKey, isTest, messageId, listingId, now } = lead;
  const { rows } = await tx.query<{ has_webhook: boolean }>(
    `with p as (select key, webhook_url from partners where key = $2 and state = 'live'),
      l as (insert into partner_leads (id, partner_key, is_test, message_id, listing_id, created_at)
        select $1, p.key, $3, $4, $5, $6 from p on conflict (message_id) do nothing returning id)
      select p.webhook_url is not null as has_webhook from l, p`,
    [id, partnerKey, isTest, messageId, listingId, now],
  );
  return rows[0] ?? null;
}

/** Inserts what a webhook is to be told of a lead. */
export async function insertDelivery(tx: Queryable, leadId: string, now: Date): Promise<void> {
  await tx.query('insert into partner_deliveries (lead_id, created_at) values ($1, $2)', [leadId, now]);
}

/** Marks a lead of a site to be sent again, and returns how often it then was; null if there is none, or 'waiting' if it is being sent. */
export async function restartDelivery(
  tx: Queryable,
  partnerKey: string,
  leadId: string,
): Promise<number | 'waiting' | null> {
  const { rows } = await tx.query<{ state: string; sendings: number }>(
    `select d.state, d.sendings from partner_deliveries d join partner_leads l on l.id = d.lead_id
      where d.lead_id = $2 and l.partner_key = $1 for update of d`,
    [partnerKey, leadId],
  );
  const [row] = rows;
  if (!row) return null;
  if (row.state === 'waiting') return 'waiting';
  await tx.query(
    `update partner_deliveries set state = 'waiting', sendings = sendings + 1, attempts = 0, status = null, failure = null
      where lead_id = $1`,
    [leadId],
  );
  return row.sendings + 1;
}

/** What is sent of a lead, and where. */
export interface DeliveryRow {
  id: string;
  created_at: string;
  is_test: boolean;
  partner_key: string;
  partner_name: string;
  webhook_url: string;
  webhook_secret: Buffer;
  listing_id: string | null;
  listing_slug: string | null;
  asker_name: string | null;
  /** The partner's own id of the person, if it vouched for them. */
  subject: string | null;
  message: string | null;
}

/** What is to be sent of a lead; null if it was sent, its site has no webhook any more, or who asked has deleted their account. */
export async function findDelivery(db: Queryable, leadId: string): Promise<DeliveryRow | null> {
  const { rows } = await db.query<DeliveryRow>(
    `select l.id, ${isoSql('l.created_at')} as created_at, l.is_test, p.key as partner_key, p.name as partner_name, p.webhook_url,
        p.webhook_secret, i.id as listing_id, i.slug as listing_slug, u.name as asker_name, o.subject, m.body as message
      from partner_deliveries d join partner_leads l on l.id = d.lead_id join partners p on p.key = l.partner_key
        left join listings i on i.id = l.listing_id and i.status <> 'hidden'
        left join messages m on m.id = l.message_id
        left join users u on u.id = m.sender_id and u.deleted_at is null
        left join partner_people o on o.user_id = u.id and o.partner_key = p.key
      where d.lead_id = $1 and d.state = 'waiting' and p.state = 'live' and p.webhook_url is not null
        and (l.is_test or u.id is not null)`,
    [leadId],
  );
  return rows[0] ?? null;
}

/** How an attempt ended. */
export interface Attempt {
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly status: number | null;
  readonly failure: string | null;
  readonly now: Date;
}

/** Notes an attempt to tell a webhook of a lead. */
export async function noteAttempt(db: Queryable, leadId: string, attempt: Attempt): Promise<void> {
  const { state, attempts, status, failure, now } = attempt;
  await db.query(
    `update partner_deliveries set state = $2, attempts = $3, status = $4, failure = $5, tried_at = $6
      where lead_id = $1 and state = 'waiting'`,
    [leadId, state, attempts, status, failure, now],
  );
}
