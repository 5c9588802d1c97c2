/** What the sandbox needs of a database: to run a statement. */
export interface SandboxDatabase {
  query<Row extends object = Record<string, unknown>>(
    statement: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number }>;
}

/** One invented person who can log in. */
export interface SandboxAccount {
  name: string;
  phoneNumber: string;
  /** 1 tenant, 2 landlord, 3 main agent, 4 corporate user. */
  userTypeIds: number[];
  /** Whether they run one of the corporates they belong to, and whether one of those operates the product. */
  roles: ('administrator' | 'operator')[];
  /** Agents only. */
  registrationNumber: string | null;
}

/** One message that was not sent but kept. */
export interface OutboxMessage {
  id: string;
  channel: 'email' | 'sms';
  to: string;
  /** Of a letter; a text message has none. */
  subject: string | null;
  body: string;
  /** The letter as mail programs show it; null without one. */
  html: string | null;
  /** When it was kept, as an ISO instant. */
  at: string;
}

/** Whether anybody who was not invented has an account. */
export async function hasRealUsers(db: SandboxDatabase): Promise<boolean> {
  const { rowCount } = await db.query('select from users where not is_sample limit 1');
  return rowCount > 0;
}

/** The invented people who can log in, by what they signed up as and name. */
export async function listAccounts(db: SandboxDatabase): Promise<SandboxAccount[]> {
  const { rows } = await db.query<SandboxAccount>(
    `select name, phone_number as "phoneNumber", user_type_ids as "userTypeIds", array(
         select m.role from memberships m where m.user_id = u.id and m.role = 'administrator'
         union select 'operator' from memberships m join corporates c on c.id = m.corporate_id
           where m.user_id = u.id and c.operator_since is not null
         order by 1) as roles, registration_number as "registrationNumber"
       from users u
     where is_sample and name is not null and phone_number is not null order by user_type_ids, name`,
  );
  return rows;
}

/** The newest messages, newest first, but for those to anybody who was not invented. */
export async function listMessages(db: SandboxDatabase, max: number): Promise<OutboxMessage[]> {
  const { rows } = await db.query<OutboxMessage>(
    `select o.id::text as id, channel, recipient as "to", subject, text_body as body, html_body as html,
       to_char(o.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from outbox o where not exists (select from users u where not u.is_sample
       and (u.phone_number = o.recipient or lower(u.email) = lower(o.recipient)))
     order by o.id desc limit $1`,
    [max],
  );
  return rows;
}
