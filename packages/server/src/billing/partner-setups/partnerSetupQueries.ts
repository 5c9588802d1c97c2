import type { Queryable } from '../../platform/database/database.ts';
import type { ChosenMethod } from '../payment-setups/setupQueries.ts';

/** Stores the setup that a token asks for; null if the token was used before. */
export async function insertPartnerSetup(
  db: Queryable,
  setup: {
    ref: string;
    partner: string;
    subject: string;
    purpose: 'setup' | 'change';
    tokenId: string;
    returnUrl: string;
    expiresAt: Date;
  },
  now: Date,
): Promise<string | null> {
  const { ref, partner, subject, purpose, tokenId, returnUrl, expiresAt } = setup;
  const { rows } = await db.query<{ id: string }>(
    `insert into payment_setups (ref, partner, subject, purpose, token_id, return_url, state, expires_at, next_poll_at, created_at)
      values ($1, $2, $3, $4, $5, $6, 'pending', $7, $7, $8) on conflict (partner, token_id) do nothing returning id`,
    [ref, partner, subject, purpose, tokenId, returnUrl, expiresAt, now],
  );
  return rows[0]?.id ?? null;
}

/** The reference of a partner's setup, or null. */
export async function findPartnerRef(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ ref: string }>(
    'select ref from payment_setups where id = $1 and partner is not null',
    [id],
  );
  return rows[0]?.ref ?? null;
}

/** Writes what a partner's customer chose, also after an earlier choice came to nothing. Another choice has another reference. */
export async function chooseForCustomer(
  tx: Queryable,
  id: string,
  { ref, kind, bank, segment, provider, expiresAt, nextPollAt }: ChosenMethod,
): Promise<void> {
  await tx.query(
    `update payment_setups set ref = $2, kind = $3, bank = $4, segment = $5, provider = $6, expires_at = $7, next_poll_at = $8, polls = 0,
        provider_ref = null, redirect_url = null, state = 'pending', reason = null
      where id = $1`,
    [id, ref, kind, bank, segment, provider, expiresAt, nextPollAt],
  );
}

/** Binds a setup to the browser in which it was begun; false if that was another one. */
export async function bindToBrowser(db: Queryable, id: string, browserHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    'update payment_setups set browser_hash = $2 where id = $1 and (browser_hash is null or browser_hash = $2)',
    [id, browserHash],
  );
  return rowCount > 0;
}
