import type { SandboxDatabase } from '../queries.ts';
import type { BankKind, BankRecords } from './bankRecords.ts';

/** A record with its name. */
export interface BankRow<Kind extends BankKind = BankKind> {
  readonly kind: Kind;
  readonly ref: string;
  readonly content: BankRecords[Kind];
}

/** How a webhook is signed: 'old' is right, but ten minutes old. */
export type WebhookSignature = 'right' | 'wrong' | 'old';

/** A webhook to be sent. */
export interface NewWebhook {
  readonly id: string;
  readonly body: string;
  readonly signature: WebhookSignature;
  /** By the real clock. */
  readonly dueAt: Date;
}

/** A webhook that is sent, or was. */
export interface StoredWebhook {
  readonly number: string;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signature: WebhookSignature;
  readonly tries: number;
}

/** What changes together: a record, what is added with it, and the webhooks about it. */
export interface BankChange {
  readonly row: BankRow;
  /** What the record was, or null for a new one. */
  readonly old: BankRecords[BankKind] | null;
  readonly added?: readonly BankRow[];
  readonly webhooks: readonly NewWebhook[];
}

/** A charge with what went back of it. */
export interface FoundCharge {
  readonly ref: string;
  readonly content: BankRecords['charge'];
  readonly refundedCents: number;
  readonly createdAt: Date;
}

/** A charge as the API last told it. */
export interface ToldCharge {
  readonly ref: string;
  readonly content: BankRecords['charge'];
  /** Null if nobody was told of it yet. */
  readonly told: Pick<BankRecords['charge'], 'state' | 'receivedCents'> | null;
  readonly refundedCents: number;
}

const insertAdded = `added as (
    insert into sandbox_bank (kind, ref, content, created_at, updated_at, due_at, real_due_at)
    select row.kind, row.ref, row.content, $5, $5, (row.content -> 'next' ->> 'at')::timestamptz,
      (row.content -> 'next' ->> 'realAt')::timestamptz
    from jsonb_to_recordset($6::jsonb) as row (kind text, ref text, content jsonb) where exists (select from changed)
    on conflict do nothing
  ), told as (
    insert into sandbox_webhooks (id, headers, body, signature, due_at)
    select told.id, '{}', told.body, told.signature, told."dueAt"
    from jsonb_to_recordset($7::jsonb) as told (id text, body text, signature text, "dueAt" timestamptz) where exists (select from changed)
  ) select from changed`;

const insertRow = `with changed as (
    insert into sandbox_bank (kind, ref, content, created_at, updated_at, due_at, real_due_at)
    select $1, $2, $3::jsonb, $5, $5, ($3::jsonb -> 'next' ->> 'at')::timestamptz, ($3::jsonb -> 'next' ->> 'realAt')::timestamptz
    where $4::jsonb is null
    on conflict do nothing returning 1
  ), ${insertAdded}`;

const updateRow = `with changed as (
    update sandbox_bank set content = $3::jsonb, updated_at = $5, due_at = ($3::jsonb -> 'next' ->> 'at')::timestamptz,
      real_due_at = ($3::jsonb -> 'next' ->> 'realAt')::timestamptz
    where kind = $1 and ref = $2 and content = $4::jsonb returning 1
  ), ${insertAdded}`;

const chargeColumns = `b.ref, b.content, b.created_at as "createdAt", (
    select coalesce(sum((r.content ->> 'cents')::int), 0)::int from sandbox_bank r
    where r.kind = 'refund' and r.content ->> 'charge' = b.ref and r.content ->> 'state' = 'succeeded'
  ) as "refundedCents"`;

/** The bank's memory in the database. Each change is one statement, so that a killed process leaves nothing half done. */
export class BankStore {
  readonly #db: SandboxDatabase;

  constructor(db: SandboxDatabase) {
    this.#db = db;
  }

  async find<Kind extends BankKind>(kind: Kind, ref: string): Promise<BankRecords[Kind] | null> {
    const { rows } = await this.#db.query<{ content: BankRecords[Kind] }>(
      'select content from sandbox_bank where kind = $1 and ref = $2',
      [kind, ref],
    );
    return rows[0]?.content ?? null;
  }

  /** Kinds of the records that have a reference. */
  async listKinds(ref: string): Promise<BankKind[]> {
    const { rows } = await this.#db.query<{ kind: BankKind }>(
      'select kind from sandbox_bank where ref = $1 order by kind',
      [ref],
    );
    return rows.map(({ kind }) => kind);
  }

  async findCharge(ref: string): Promise<FoundCharge | null> {
    const { rows } = await this.#db.query<FoundCharge>(
      `select ${chargeColumns} from sandbox_bank b where kind = 'charge' and ref = $1`,
      [ref],
    );
    return rows[0] ?? null;
  }

  /** Charges that were made or moved in a time, oldest first. */
  async listCharges(from: Date, to: Date): Promise<FoundCharge[]> {
    const { rows } = await this.#db.query<FoundCharge>(
      `select ${chargeColumns} from sandbox_bank b
       where kind = 'charge' and created_at <= $2 and updated_at >= $1 order by created_at, ref`,
      [from, to],
    );
    return rows;
  }

  /** Notes that the API has told what records are now. */
  async noteTold(kind: 'charge' | 'refund', refs: readonly string[]): Promise<void> {
    await this.#db.query(
      'update sandbox_bank set told = content where kind = $1 and ref = any($2) and told is distinct from content',
      [kind, refs],
    );
  }

  /** All charges as the API last told them, with the refunds it told of, oldest first. */
  async listTold(): Promise<ToldCharge[]> {
    const { rows } = await this.#db.query<ToldCharge>(
      `select b.ref, b.content, b.told, (
         select coalesce(sum((r.told ->> 'cents')::int), 0)::int from sandbox_bank r
         where r.kind = 'refund' and r.told ->> 'charge' = b.ref and r.told ->> 'state' = 'succeeded'
       ) as "refundedCents" from sandbox_bank b where kind = 'charge' order by created_at, ref`,
      [],
    );
    return rows;
  }

  /** Refunds of a charge that didn't fail, in cents. */
  async sumRefunds(charge: string): Promise<number> {
    const { rows } = await this.#db.query<{ cents: number }>(
      `select coalesce(sum((content ->> 'cents')::int), 0)::int as cents from sandbox_bank
       where kind = 'refund' and content ->> 'charge' = $1 and content ->> 'state' <> 'failed'`,
      [charge],
    );
    return rows[0]?.cents ?? 0;
  }

  /** Newest records of a kind. */
  async list<Kind extends BankKind>(kind: Kind, max: number): Promise<BankRow<Kind>[]> {
    const { rows } = await this.#db.query<BankRow<Kind>>(
      'select kind, ref, content from sandbox_bank where kind = $1 order by created_at desc, ref limit $2',
      [kind, max],
    );
    return rows;
  }

  /** Records whose time to change has come. */
  async listDue(now: Date, realNow: Date): Promise<{ kind: BankKind; ref: string }[]> {
    const { rows } = await this.#db.query<{ kind: BankKind; ref: string }>(
      'select kind, ref from sandbox_bank where due_at is not null and (due_at <= $1 or real_due_at <= $2) order by due_at, ref',
      [now, realNow],
    );
    return rows;
  }

  /** Writes a change; false if the record is not what it was any more. */
  async write({ row, old, added = [], webhooks }: BankChange, now: Date): Promise<boolean> {
    const { rowCount, rows } = await this.#db.query(old === null ? insertRow : updateRow, [
      row.kind,
      row.ref,
      JSON.stringify(row.content),
      old && JSON.stringify(old),
      now,
      JSON.stringify(added),
      JSON.stringify(webhooks),
    ]);
    return Math.max(rowCount, rows.length) > 0;
  }

  /** Takes webhooks to send; whoever takes them has a minute, then they are taken again. */
  async takeWebhooks(realNow: Date, again: Date, max: number): Promise<StoredWebhook[]> {
    const { rows } = await this.#db.query<StoredWebhook>(
      `update sandbox_webhooks set tries = tries + 1, due_at = $2 where number in (
         select number from sandbox_webhooks where sent_at is null and due_at <= $1 order by due_at, number limit $3
         for update skip locked)
       returning number::text, id, headers, body, signature, tries`,
      [realNow, again, max],
    );
    return rows.sort((one, other) => Number(one.number) - Number(other.number));
  }

  /** Notes what was sent, and when it is sent again; null if it is done with. */
  async noteWebhook(
    number: string,
    headers: Readonly<Record<string, string>>,
    { sentAt, dueAt }: { sentAt: Date | null; dueAt: Date },
  ): Promise<void> {
    await this.#db.query(
      'update sandbox_webhooks set headers = $2, sent_at = $3, due_at = $4 where number = $1',
      [number, JSON.stringify(headers), sentAt, dueAt],
    );
  }

  /** Webhooks that were sent at least once, oldest first. */
  async listWebhooks(max: number): Promise<StoredWebhook[]> {
    const { rows } = await this.#db.query<StoredWebhook>(
      `select number::text, id, headers, body, signature, tries from sandbox_webhooks where headers <> '{}' order by number desc limit $1`,
      [max],
    );
    return rows.reverse();
  }
}
