import type { ContractBlanks, OfferTerms } from '@sewa/api/client';
import type { RentalSide } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';
import type { ContractRow, ContractStanding, PlaceRow, SessionRow } from './contractRow.ts';

const CONTRACT = `select c.id, c.rental_id, c.number, c.kind, c.state, c.template_version, c.blanks, c.earlier_blanks, c.terms,
    (select b.terms from contracts b where b.rental_id = c.rental_id and b.state = 'signed' and b.number < c.number
      order by b.number desc limit 1) as replaced_terms,
    p.side as drafted_side, c.tenant_sent_at, c.landlord_sent_at, c.blob_id, c.base_blob_id, c.expires_at, c.first_signed_at,
    c.signed_at, c.certificate_blob_id
  from contracts c join rental_parties p on p.id = c.drafted_by`;

const PLACE = `select s.contract_id, s.place, s.position, s.party_id, p.side, s.name, s.page, s.x, s.y, s.way, s.signed_name, s.proof,
    s.sha256_before, s.sha256_after, s.has_timestamp, s.signed_at, s.scan_file_id, s.scan_sha256, s.scan_sent_at
  from contract_places s join rental_parties p on p.id = s.party_id`;

/** Adds to contracts who signs them. */
async function addPlaces(db: Queryable, rows: readonly ContractRow[]): Promise<ContractStanding[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { rows: places } = await db.query<PlaceRow>(
    `${PLACE} where s.contract_id = any($1::text[]) order by s.contract_id, s.position`,
    [ids],
  );
  const { rows: sessions } = await db.query<SessionRow>(
    `select distinct on (contract_id) request_id, contract_id, place, exchange_code, signing_url, sent_sha256, state, failure, begun_by,
        created_at, expires_at, asks
      from sign_sessions where contract_id = any($1::text[]) order by contract_id, created_at desc`,
    [ids],
  );
  return rows.map((contract) => ({
    contract,
    places: places.filter(({ contract_id: id }) => id === contract.id),
    session: sessions.find(({ contract_id: id }) => id === contract.id) ?? null,
  }));
}

const byRental = (standings: readonly ContractStanding[]): Map<string, ContractStanding> =>
  new Map(standings.map((standing) => [standing.contract.rental_id, standing]));

/** The last agreement of each of these rentals, with who signs it. */
export async function listStandings(
  db: Queryable,
  rentalIds: readonly string[],
): Promise<Map<string, ContractStanding>> {
  const { rows } = await db.query<ContractRow>(
    `${CONTRACT} where c.rental_id = any($1::text[]) and c.kind = 'agreement'
      and not exists (select from contracts o where o.rental_id = c.rental_id and o.kind = c.kind and o.number > c.number)`,
    [rentalIds],
  );
  return byRental(await addPlaces(db, rows));
}

/** The addendum of each of these rentals that is written or signed now. */
export async function listOpenAddenda(
  db: Queryable,
  rentalIds: readonly string[],
): Promise<Map<string, ContractStanding>> {
  const { rows } = await db.query<ContractRow>(
    `${CONTRACT} where c.rental_id = any($1::text[]) and c.kind = 'addendum' and c.state in ('draft', 'signing')`,
    [rentalIds],
  );
  return byRental(await addPlaces(db, rows));
}

/** Every addendum of a rental but those that were taken back, the newest first. */
export async function listAddenda(db: Queryable, rentalId: string): Promise<ContractStanding[]> {
  const { rows } = await db.query<ContractRow>(
    `${CONTRACT} where c.rental_id = $1 and c.kind = 'addendum' and c.state <> 'withdrawn' order by c.number desc`,
    [rentalId],
  );
  return addPlaces(db, rows);
}

/** The last agreement of a rental, or null. */
export const findStanding = async (db: Queryable, rentalId: string): Promise<ContractStanding | null> =>
  (await listStandings(db, [rentalId])).get(rentalId) ?? null;

/** The newest agreement or addendum of each of these rentals that is signed by somebody: the one whose duty counts. */
export async function listStampable(
  db: Queryable,
  rentalIds: readonly string[],
): Promise<Map<string, ContractStanding>> {
  const { rows } = await db.query<ContractRow>(
    `${CONTRACT} where c.rental_id = any($1::text[]) and c.state in ('signing', 'signed') and c.first_signed_at is not null
      order by c.number`,
    [rentalIds],
  );
  return byRental(await addPlaces(db, rows));
}

/** An agreement or addendum of a rental by its id, with who signs it, or null. */
export async function findContractById(
  db: Queryable,
  rentalId: string,
  id: string,
): Promise<ContractStanding | null> {
  const { rows } = await db.query<ContractRow>(`${CONTRACT} where c.rental_id = $1 and c.id = $2`, [
    rentalId,
    id,
  ]);
  return (await addPlaces(db, rows))[0] ?? null;
}

/** The number of the newest agreement or addendum of a rental; 0 before the first. */
export async function findLastNumber(db: Queryable, rentalId: string): Promise<number> {
  const { rows } = await db.query<{ number: number }>(
    'select coalesce(max(number), 0) as number from contracts where rental_id = $1',
    [rentalId],
  );
  return rows[0]?.number ?? 0;
}

/** The paper of a rental that is written or signed at this time: the addendum that is open, else its last agreement, or null. */
export const findPaper = async (db: Queryable, rentalId: string): Promise<ContractStanding | null> =>
  (await listOpenAddenda(db, [rentalId])).get(rentalId) ?? (await findStanding(db, rentalId));

/**
 * The terms of the last signed addendum, else of the signed agreement; null before it is signed. With a day, of an addendum that has begun by
 * then.
 */
export async function findSignedTerms(
  db: Queryable,
  rentalId: string,
  day: string | null = null,
): Promise<OfferTerms | null> {
  const { rows } = await db.query<{ terms: OfferTerms }>(
    `select terms from contracts where rental_id = $1 and state = 'signed'
        and (kind = 'agreement' or $2::date is null or (terms->>'from')::date <= $2)
      order by number desc limit 1`,
    [rentalId, day],
  );
  return rows[0]?.terms ?? null;
}

/** An agreement or addendum of a rental by its number, or null. */
export async function findContractNumber(
  db: Queryable,
  rentalId: string,
  number: number,
): Promise<ContractRow | null> {
  const { rows } = await db.query<ContractRow>(`${CONTRACT} where c.rental_id = $1 and c.number = $2`, [
    rentalId,
    number,
  ]);
  return rows[0] ?? null;
}

/** A new draft. */
export interface NewDraft {
  readonly id: string;
  readonly rentalId: string;
  readonly number: number;
  readonly kind: ContractRow['kind'];
  readonly templateVersion: number;
  readonly blanks: ContractBlanks;
  readonly earlierBlanks: ContractBlanks | null;
  readonly terms: OfferTerms;
  readonly partyId: string;
  readonly blobId: string;
  readonly now: Date;
}

/** Inserts a draft. */
export async function insertDraft(tx: Queryable, draft: NewDraft): Promise<void> {
  await tx.query(
    `insert into contracts (id, rental_id, number, kind, state, template_version, blanks, earlier_blanks, terms, drafted_by, blob_id,
        created_at, changed_at)
      values ($1, $2, $3, $4, 'draft', $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      draft.id,
      draft.rentalId,
      draft.number,
      draft.kind,
      draft.templateVersion,
      JSON.stringify(draft.blanks),
      draft.earlierBlanks && JSON.stringify(draft.earlierBlanks),
      JSON.stringify(draft.terms),
      draft.partyId,
      draft.blobId,
      draft.now,
    ],
  );
}

/** Changes a draft; nobody has sent it then. */
export async function updateDraft(
  tx: Queryable,
  {
    id,
    templateVersion,
    blanks,
    earlierBlanks,
    partyId,
    blobId,
    now,
  }: Omit<NewDraft, 'rentalId' | 'number' | 'kind' | 'terms'>,
): Promise<void> {
  await tx.query(
    `update contracts set template_version = $2, blanks = $3, earlier_blanks = $4, drafted_by = $5, blob_id = $6, changed_at = $7,
        tenant_sent_at = null, landlord_sent_at = null
      where id = $1 and state = 'draft'`,
    [
      id,
      templateVersion,
      JSON.stringify(blanks),
      earlierBlanks && JSON.stringify(earlierBlanks),
      partyId,
      blobId,
      now,
    ],
  );
}

/** Notes that a side sent the draft. */
export async function markSent(tx: Queryable, id: string, side: RentalSide, now: Date): Promise<void> {
  await tx.query(
    `update contracts set tenant_sent_at = case when $2 = 'tenant' then $3 else tenant_sent_at end,
        landlord_sent_at = case when $2 = 'landlord' then $3 else landlord_sent_at end, changed_at = $3
      where id = $1 and state = 'draft'`,
    [id, side, now],
  );
}

/** Freezes the bytes of a draft: from now on it is signed. */
export async function freezeContract(
  tx: Queryable,
  { id, blobId, expiresAt, now }: { id: string; blobId: string; expiresAt: Date; now: Date },
): Promise<void> {
  await tx.query(
    `update contracts set state = 'signing', blob_id = $2, base_blob_id = $2, expires_at = $3, changed_at = $4
      where id = $1 and state = 'draft'`,
    [id, blobId, expiresAt, now],
  );
  await insertRevision(tx, id, blobId, now);
}

async function insertRevision(tx: Queryable, contractId: string, blobId: string, now: Date): Promise<void> {
  await tx.query(
    `insert into contract_revisions (contract_id, number, blob_id, created_at)
      select $1, coalesce(max(number), -1) + 1, $2, $3 from contract_revisions where contract_id = $1`,
    [contractId, blobId, now],
  );
}

/** Where somebody will sign. */
export type NewPlace = Pick<PlaceRow, 'place' | 'position' | 'party_id' | 'name' | 'page' | 'x' | 'y'>;

/** Inserts the places of an agreement. */
export async function insertPlaces(
  tx: Queryable,
  contractId: string,
  places: readonly NewPlace[],
): Promise<void> {
  for (const { place, position, party_id: partyId, name, page, x, y } of places)
    await tx.query(
      `insert into contract_places (contract_id, place, position, party_id, name, page, x, y)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [contractId, place, position, partyId, name, page, x, y],
    );
}

/** A signature, as it was made. */
export interface NewSignature {
  readonly contractId: string;
  readonly place: string;
  readonly way: NonNullable<PlaceRow['way']>;
  readonly signedBy: string | null;
  readonly signedName: string;
  readonly proof: string;
  readonly sha256Before: string;
  readonly sha256After: string;
  readonly hasTimestamp: boolean;
  /** The party who confirmed the scan; null unless it was signed on paper. */
  readonly confirmedBy: string | null;
  readonly now: Date;
}

/** Puts a signature into its place and its bytes in the place of those that were signed; false if these have moved on, or its time is over. */
export async function insertSignature(tx: Queryable, signature: NewSignature): Promise<boolean> {
  const { contractId, place, sha256Before, sha256After, now } = signature;
  const { rowCount } = await tx.query(
    `update contracts set blob_id = $3, first_signed_at = coalesce(first_signed_at, $4), changed_at = $4
      where id = $1 and state = 'signing' and blob_id = $2 and expires_at > $4`,
    [contractId, sha256Before, sha256After, now],
  );
  if (rowCount === 0) return false;
  await insertRevision(tx, contractId, sha256After, now);
  const { rowCount: signed } = await tx.query(
    `update contract_places set way = $3, signed_by = $4, signed_name = $5, proof = $6, sha256_before = $7, sha256_after = $8,
        has_timestamp = $9, signed_at = $10, confirmed_by = $11
      where contract_id = $1 and place = $2 and signed_at is null`,
    [
      contractId,
      place,
      signature.way,
      signature.signedBy,
      signature.signedName,
      signature.proof,
      sha256Before,
      sha256After,
      signature.hasTimestamp,
      now,
      signature.confirmedBy,
    ],
  );
  return signed > 0;
}

/** Notes that everybody has signed. */
export async function finishContract(
  tx: Queryable,
  { id, certificateBlobId, now }: { id: string; certificateBlobId: string; now: Date },
): Promise<void> {
  await tx.query(
    `update contracts set state = 'signed', signed_at = $2, certificate_blob_id = $3, changed_at = $2 where id = $1`,
    [id, now, certificateBlobId],
  );
}

/** Ends an agreement that is not signed. */
export async function endContract(
  tx: Queryable,
  id: string,
  state: 'refused' | 'expired' | 'withdrawn',
  now: Date,
): Promise<void> {
  await tx.query(
    `update contracts set state = $2, changed_at = $3 where id = $1 and state in ('draft', 'signing')`,
    [id, state, now],
  );
}

/** Notes the scan of a signature on paper, or with null that it was taken back. */
export async function setScan(
  tx: Queryable,
  {
    contractId,
    place,
    scan,
    now,
  }: { contractId: string; place: string; scan: { fileId: string; sha256: string } | null; now: Date },
): Promise<void> {
  await tx.query(
    `update contract_places set way = case when $3::uuid is null then null else 'paper' end, scan_file_id = $3, scan_sha256 = $4,
        scan_sent_at = case when $3::uuid is null then null else $5::timestamptz end
      where contract_id = $1 and place = $2 and signed_at is null`,
    [contractId, place, scan?.fileId ?? null, scan?.sha256 ?? null, now],
  );
}

/** Ids of rentals whose agreement was not signed, or whose addendum not answered, in time. */
export async function listUnsigned(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ rental_id: string }>(
    `select rental_id from contracts where (state = 'signing' and expires_at <= $1)
        or (kind = 'addendum' and state = 'draft' and (terms->>'expiresAt')::timestamptz <= $1)
      order by rental_id`,
    [now],
  );
  return rows.map(({ rental_id: id }) => id);
}

/** Ids of rentals where somebody has had their turn to sign for three days and was not reminded in that time. */
export async function listToRemind(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ rental_id: string }>(
    `select c.rental_id from contracts c
      where c.state = 'signing' and c.expires_at > $1 and greatest(c.changed_at, (select max(s.reminded_at) from contract_places s
        where s.contract_id = c.id and s.signed_at is null)) <= $1::timestamptz - interval '3 days'
      order by c.rental_id`,
    [now],
  );
  return rows.map(({ rental_id: id }) => id);
}

/** Notes that the person of a place was reminded. */
export async function markReminded(
  tx: Queryable,
  { contract_id: id, place }: PlaceRow,
  now: Date,
): Promise<void> {
  await tx.query('update contract_places set reminded_at = $3 where contract_id = $1 and place = $2', [
    id,
    place,
    now,
  ]);
}
