import type { OfferTerms, Rental } from '@sewa/api/client';
import { createTableBlobs } from '../platform/blobs/createTableBlobs.ts';
import type { Database } from '../platform/database/database.ts';
import { insertFile } from '../platform/files/queries.ts';
import { parseSettings } from '../platform/settings/parseSettings.ts';
import { deleteRentals } from './deleteRentals.ts';
import { makeTestContext } from './makeTestContext.ts';
import { homesStart, homeUnit, openHomes, resetHomes, trustEverybody } from './openHomes.ts';
import { listQueuedMails } from './queuedMails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment some days after the beginning of a test of homes. */
export const inDays = (days: number): Date => new Date(homesStart.getTime() + days * DAY_MS);

/** Settings with which documents can be sealed. */
const sealingSettings = parseSettings({
  APP_ENV: 'test',
  SEAL_KEY: Buffer.alloc(32, 7).toString('base64url'),
});

/** Somebody who calls the API. */
export type Renter = Awaited<ReturnType<typeof openHomes>>;

/** What tim offers, with changes. */
const makeTerms = (changes: Partial<OfferTerms> = {}): OfferTerms => ({
  monthlyRent: 310_000,
  from: '2026-12-15',
  months: 24,
  depositMonths: 2,
  dutyBy: 'tenant',
  clauses: ['diplomatic', 'pets'],
  occupiers: [{ name: 'Tim', residentialStatus: 'C' }],
  goodFaithCents: 310_000,
  expiresAt: inDays(3).toISOString(),
  ...changes,
});

interface Moved {
  state: string;
  version: number;
  may: string[];
}

/** Rentals of the flat of olga by tim, on an empty database. */
export async function openRentals(db: Database) {
  await deleteRentals(db);
  await resetHomes(db);
  const open = (
    userId: string | null,
    { corporateId, now = homesStart }: { corporateId?: string; now?: Date } = {},
  ): Promise<Renter> =>
    openHomes(db, userId, {
      now,
      given: { settings: sealingSettings },
      ...(corporateId === undefined ? {} : { corporateId }),
    });
  const [olga, tim] = [await open('olga'), await open('tim')];
  const { id: listingId, version: draftVersion } = await olga.draft('whole', homeUnit);
  await trustEverybody(db);
  await olga.move(listingId, 'publish', draftVersion);

  const prove = () => db.query('update sessions set proven_at = $1', [homesStart]);
  const read = async (person: Renter, id: string) =>
    (await person.get(`/api/rentals/${id}`)).data as unknown as Rental;
  /** A step at the version that stands now, unless another one is given. */
  const step = async (person: Renter, id: string, name: string, body: object = {}) => {
    const { version } = await read(person, id);
    const answer = await person.call('POST', `/api/rentals/${id}/${name}`, { version, ...body });
    const { status, data, fields, message } = answer;
    return { status, fields, message, ...(data as unknown as Moved) };
  };
  const draft = (person: Renter, id: string, blanks: object = {}) =>
    step(person, id, 'draft', { templateVersion: 1, blanks });

  /** A rental that is agreed on. */
  async function agreed(changes: Partial<OfferTerms> = {}, tenant = tim): Promise<string> {
    const { data } = await tenant.call('POST', '/api/rentals', { listingId });
    const { id } = data;
    await step(tenant, id, 'offer', { terms: makeTerms(changes) });
    const offerId = (await read(olga, id)).offers.find(({ state }) => state === 'open')?.id;
    await step(olga, id, 'accept', { offerId });
    return id;
  }
  /** A rental whose agreement waits for the first signature. */
  async function frozen(changes: Partial<OfferTerms> = {}, blanks: object = {}): Promise<string> {
    const id = await agreed(changes);
    await draft(olga, id, blanks);
    await step(olga, id, 'send');
    await step(tim, id, 'send');
    await prove();
    return id;
  }
  /** A rental whose agreement is signed by everybody. */
  async function signed(changes: Partial<OfferTerms> = {}, blanks: object = {}): Promise<string> {
    const id = await frozen(changes, blanks);
    await step(tim, id, 'sign', { way: 'own', name: 'Tim' });
    await step(olga, id, 'sign', { way: 'own', name: 'Olga' });
    return id;
  }
  /** Hands a home over whose first day has come: the tenancy runs then. */
  async function handOver(id: string, landlord: Renter, tenant: Renter): Promise<void> {
    const { data } = await landlord.call('POST', `/api/rentals/${id}/inspections`, { kind: 'move-in' });
    await step(landlord, id, 'hand-over', { inspectionId: data.id });
    await step(tenant, id, 'take-over', { inspectionId: data.id });
  }
  /** A file that somebody uploaded; returns its id. */
  async function upload(userId: string, content = userId): Promise<string> {
    const bytes = Buffer.from(content);
    const blobId = await createTableBlobs(db).put({ contentType: 'application/pdf', bytes });
    const file = { userId, contentType: 'application/pdf', blobId, byteLength: bytes.length } as const;
    return (await insertFile(db, { ...file, isChecked: false, now: homesStart })).id;
  }

  return {
    listingId,
    olga,
    tim,
    open,
    prove,
    read,
    step,
    draft,
    agreed,
    frozen,
    signed,
    handOver,
    makeTerms,
    upload,
    /** The context of a job at a moment. */
    asSystem: (now: Date) => makeTestContext(db, { now, caller: 'system' }),
    listKinds: async (id: string): Promise<string[]> => {
      const { rows } = await db.query<{ kind: string }>(
        'select kind from notices where user_id = $1 or corporate_id = $1 order by kind',
        [id],
      );
      return rows.map(({ kind }) => kind);
    },
    listMails: async (name: string): Promise<string[]> =>
      (await listQueuedMails(db))
        .filter(({ recipient }) => recipient.startsWith(name))
        .map(({ subject }) => subject),
    readFile: async (person: Renter, path: string): Promise<Uint8Array> =>
      new Uint8Array(await (await person.file(path)).arrayBuffer()),
  };
}

/** The kit of a test of rentals. */
export type Rentals = Awaited<ReturnType<typeof openRentals>>;
