import type { Queryable } from '../../platform/database/database.ts';
import type { SessionRow } from './contractRow.ts';

const SESSION = `select s.request_id, s.contract_id, s.place, s.exchange_code, s.signing_url, s.sent_sha256, s.state, s.failure, s.begun_by,
    s.created_at, s.expires_at, s.asks, c.rental_id
  from sign_sessions s join contracts c on c.id = s.contract_id`;

/** A session with the rental that it signs for. */
export type RentalSession = SessionRow & { readonly rental_id: string };

/** A new session. */
export interface NewSession {
  readonly requestId: string;
  readonly contractId: string;
  readonly place: string;
  readonly exchangeCode: Buffer;
  readonly signingUrl: string;
  readonly sentSha256: string;
  readonly begunBy: string;
  readonly expiresAt: Date;
  readonly askAt: Date;
  readonly now: Date;
}

/** Inserts an open session. Throws a violation of `sign_sessions_one_open` if the agreement has one. */
export async function insertSession(tx: Queryable, session: NewSession): Promise<void> {
  await tx.query(
    `insert into sign_sessions (request_id, contract_id, place, exchange_code, signing_url, sent_sha256, state, begun_by, created_at,
        expires_at, ask_at)
      values ($1, $2, $3, $4, $5, $6, 'open', $7, $8, $9, $10)`,
    [
      session.requestId,
      session.contractId,
      session.place,
      session.exchangeCode,
      session.signingUrl,
      session.sentSha256,
      session.begunBy,
      session.now,
      session.expiresAt,
      session.askAt,
    ],
  );
}

/** A session, or null. */
export async function findSignSession(db: Queryable, requestId: string): Promise<RentalSession | null> {
  const { rows } = await db.query<RentalSession>(`${SESSION} where s.request_id = $1`, [requestId]);
  return rows[0] ?? null;
}

/** Open sessions whose turn it is to be asked for. */
export async function listSessionsToAsk(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ request_id: string }>(
    `select request_id from sign_sessions where state = 'open' and ask_at <= $1 order by ask_at, request_id`,
    [now],
  );
  return rows.map(({ request_id: id }) => id);
}

/** Sets when an open session is asked for next. */
export async function setNextAsk(
  db: Queryable,
  requestId: string,
  askAt: Date,
  isCounted: boolean,
): Promise<void> {
  await db.query(
    `update sign_sessions set ask_at = $2, asks = asks + case when $3 then 1 else 0 end where request_id = $1 and state = 'open'`,
    [requestId, askAt, isCounted],
  );
}

/** Ends an open session; false if it has ended already. */
export async function endSession(
  tx: Queryable,
  requestId: string,
  {
    state,
    failure = null,
    now,
  }: { state: Exclude<SessionRow['state'], 'open'>; failure?: string | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update sign_sessions set state = $2, failure = $3, ended_at = $4, ask_at = null where request_id = $1 and state = 'open'`,
    [requestId, state, failure, now],
  );
  return rowCount > 0;
}

/** Ends the sessions of an agreement. */
export async function endSessions(
  tx: Queryable,
  contractId: string,
  state: 'cancelled' | 'expired',
  now: Date,
): Promise<void> {
  await tx.query(
    `update sign_sessions set state = $2, ended_at = $3, ask_at = null where contract_id = $1 and state = 'open'`,
    [contractId, state, now],
  );
}
