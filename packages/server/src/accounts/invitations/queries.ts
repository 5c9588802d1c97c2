import type { CompiledRules, RuleColumn } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import type { InvitationRow } from './InvitationRow.ts';

const selectSql = `select i.id, i.email, i.actor_type, i.onboarding_type, i.rental_process_id, i.invited_by, i.invited_by_name,
    i.corporate_id, c.name as corporate_name, i.role, i.organisation_id, i.listing_id, l.title, l.block, l.street, l.slug,
    i.created_at, i.expires_at, i.accepted_at, i.accepted_by, i.declined_at, i.withdrawn_at
  from invitations i left join corporates c on c.id = i.corporate_id left join listings l on l.id = i.listing_id`;

const waitingSql = `accepted_at is null and declined_at is null and withdrawn_at is null`;

/** Columns that permission rules about invitations can use: the owner is the corporate or, for a listing, the sender. */
export const invitationColumns = {
  corporateId: { sql: 'i.corporate_id', type: 'text' },
  userId: { sql: 'i.invited_by', type: 'text' },
} as const satisfies Record<string, RuleColumn>;

/** A new invitation. */
export interface NewInvitation {
  guidHash: string;
  codeHash: string;
  actorType: number;
  onboardingType: number;
  rentalProcessId: string | null;
  listingId: string | null;
  corporateId: string | null;
  organisationId: string | null;
  role: string | null;
  invitedBy: string;
  invitedByName: string;
  email: string;
  now: Date;
  expiresAt: Date;
}

/** Inserts an invitation; returns its id. */
export async function insertInvitation(tx: Queryable, row: NewInvitation): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into invitations (guid_hash, code_hash, actor_type, onboarding_type, rental_process_id, listing_id, corporate_id,
        organisation_id, role, invited_by, invited_by_name, email, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      row.guidHash,
      row.codeHash,
      row.actorType,
      row.onboardingType,
      row.rentalProcessId,
      row.listingId,
      row.corporateId,
      row.organisationId,
      row.role,
      row.invitedBy,
      row.invitedByName,
      row.email,
      row.now,
      row.expiresAt,
    ],
  );
  return rows[0]?.id ?? '';
}

/** Withdraws open invitations to the same address for the same corporate or listing; returns their ids. */
export async function withdrawSame(
  tx: Queryable,
  { email, corporateId, listingId, now }: NewInvitation,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update invitations set withdrawn_at = $4 where lower(email) = lower($1) and corporate_id is not distinct from $2
      and listing_id is not distinct from $3 and ${waitingSql} returning id`,
    [email, corporateId, listingId, now],
  );
  return rows.map(({ id }) => id);
}

/** Ids of the users with this confirmed address. */
export async function listInvited(tx: Queryable, email: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from users where email = $1 and proven_email = email order by id',
    [email],
  );
  return rows.map(({ id }) => id);
}

/** Open invitations to an address, with their expiry. */
export async function listWaitingFor(
  tx: Queryable,
  email: string,
  now: Date,
): Promise<{ id: string; due: Date }[]> {
  const { rows } = await tx.query<{ id: string; due: Date }>(
    `select id, expires_at as due from invitations where email = $1 and ${waitingSql} and expires_at > $2 order by id`,
    [email, now],
  );
  return rows;
}

/** The invitation of an id, or null. */
export async function findInvitationById(db: Queryable, id: string): Promise<InvitationRow | null> {
  const { rows } = await db.query<InvitationRow>(`${selectSql} where i.id = $1`, [id]);
  return rows[0] ?? null;
}

/** The invitation of a GUID's or code's hash, or null. */
export async function findInvitationByHash(
  db: Queryable,
  column: 'guid_hash' | 'code_hash',
  hash: string,
): Promise<InvitationRow | null> {
  const { rows } = await db.query<InvitationRow>(`${selectSql} where i.${column} = $1`, [hash]);
  return rows[0] ?? null;
}

/** Invitations that the permission rules allow, newest first. */
export async function listInvitationRows(
  db: Queryable,
  { text, values }: CompiledRules,
): Promise<InvitationRow[]> {
  const { rows } = await db.query<InvitationRow>(
    `${selectSql} where ${text} order by i.created_at desc, i.id limit 200`,
    [...values],
  );
  return rows;
}

/** The invitation of an id, if the permission rules, whose parameters start at $2, allow it; or null. */
export async function findManaged(
  tx: Queryable,
  id: string,
  { text, values }: CompiledRules,
): Promise<InvitationRow | null> {
  const { rows } = await tx.query<InvitationRow>(`${selectSql} where i.id::text = $1 and ${text}`, [
    id,
    ...values,
  ]);
  return rows[0] ?? null;
}

/** Withdraws or declines an open invitation; false if it isn't open. */
export async function endInvitation(
  tx: Queryable,
  column: 'declined_at' | 'withdrawn_at',
  id: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update invitations set ${column} = $2 where id = $1 and ${waitingSql} and expires_at > $2`,
    [id, now],
  );
  return rowCount > 0;
}

/** Marks an open invitation as accepted by a user other than its sender; false if it isn't open. */
export async function spendInvitation(
  tx: Queryable,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update invitations set accepted_at = $3, accepted_by = $2
      where id = $1 and invited_by <> $2 and ${waitingSql} and expires_at > $3`,
    [id, userId, now],
  );
  return rowCount > 0;
}

/** Adds a user to a corporate, and to the organisation if it is open; an existing membership stays unchanged. */
export async function insertMembership(
  tx: Queryable,
  row: {
    corporateId: string;
    userId: string;
    role: 'administrator' | 'member';
    organisationId: string | null;
    now: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into memberships (corporate_id, user_id, role, organisation_id, created_at)
      values ($1, $2, $3, (select id from organisations where corporate_id = $1 and id = $4 and closed_at is null), $5)
      on conflict do nothing`,
    [row.corporateId, row.userId, row.role, row.organisationId, row.now],
  );
}

/** Whether a corporate has an open organisation with this id. */
export async function hasOrganisation(tx: Queryable, corporateId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from organisations where corporate_id = $1 and id = $2 and closed_at is null',
    [corporateId, id],
  );
  return rowCount > 0;
}

/** Whether a user is the owner of a listing. */
export async function isOwnListing(tx: Queryable, userId: string, listingId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from listings l join listers a on a.id = l.lister_id
      where l.id = $2 and a.user_id = $1 and a.kind = 'owner' and l.status in ('live', 'let')`,
    [userId, listingId],
  );
  return rowCount > 0;
}

/** A home, for display. */
export interface OwnListingRow {
  id: string;
  title: string | null;
  block: string | null;
  street: string | null;
}

/** A user's own listings that aren't closed, most recently listed first. */
export async function listOwnListingRows(db: Queryable, userId: string): Promise<OwnListingRow[]> {
  const { rows } = await db.query<OwnListingRow>({
    name: 'list-own-listings',
    text: `select l.id, l.title, l.block, l.street from listings l join listers a on a.id = l.lister_id
      where a.user_id = $1 and a.kind = 'owner' and l.status in ('live', 'let') order by l.live_since desc, l.id limit 200`,
    values: [userId],
  });
  return rows;
}

/** Stores the invitation a browser remembers. */
export async function insertOnboarding(
  db: Queryable,
  row: { id: string; invitationId: string; expiresAt: Date },
): Promise<void> {
  await db.query('insert into onboardings (id, invitation_id, expires_at) values ($1, $2, $3)', [
    row.id,
    row.invitationId,
    row.expiresAt,
  ]);
}

/** The invitation a browser remembers, or null. */
export async function findOnboardingRow(db: Queryable, id: string, now: Date): Promise<InvitationRow | null> {
  const { rows } = await db.query<InvitationRow>(
    `${selectSql} join onboardings o on o.invitation_id = i.id where o.id = $1 and o.expires_at > $2`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** Deletes the invitation a browser remembers. */
export async function deleteOnboarding(db: Queryable, id: string): Promise<void> {
  await db.query('delete from onboardings where id = $1', [id]);
}
