import { beforeEach, describe, expect, test } from 'vitest';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import {
  authorise,
  homesStart,
  homeUnit,
  openHomes,
  resetHomes,
  trustEverybody,
} from '../../testing/openHomes.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { listQueuedMails } from '../../testing/queuedMails.ts';
import { askAvailability } from '../availability/askAvailability.ts';
import { endAgencies } from './endAgencies.ts';

const getDatabase = openTestDatabase();
const DAY = 24 * 60 * 60 * 1000;
const anilsNumber = 'R012345A';

const open = (userId: string | null, now = homesStart) => openHomes(getDatabase().db, userId, { now });
const later = (days: number) => new Date(homesStart.getTime() + days * DAY);
const system = (now: Date) => makeTestContext(getDatabase().db, { now, caller: 'system' });
const listSubjects = async () => (await listQueuedMails(getDatabase().db)).map(({ subject }) => subject);

const listNotices = async (userId: string) => {
  const { rows } = await getDatabase().db.query<{ kind: string }>(
    'select kind from notices where user_id = $1 order by kind',
    [userId],
  );
  return rows.map(({ kind }) => kind);
};

beforeEach(() => resetHomes(getDatabase().db));

/** A live listing of an agent, whose authority runs until the end of the year. */
async function publishAsAgent() {
  await authorise(getDatabase().db, anilsNumber);
  const anil = await open('anil');
  const { id, version } = await anil.draft();
  await trustEverybody(getDatabase().db);
  const { data } = await anil.move(id, 'publish', version);
  return { anil, id, version: data.version };
}

describe('an agent', () => {
  test('publishes with an authority that runs, under their registration number', async () => {
    const { id } = await publishAsAgent();
    expect((await (await open(null)).get(`/api/listings/${id}`)).data).toMatchObject({
      lister: { kind: 'agent', name: 'Anil', registrationNumber: anilsNumber },
    });
  });

  test.each([
    ['is only asked for', null],
    ['begins tomorrow', { from: '2026-11-22', to: '2026-12-31' }],
  ])('does not publish with an authority that %s', async (_, dates) => {
    const { db } = getDatabase();
    if (dates) await authorise(db, anilsNumber, dates);
    else
      await db.query(
        `insert into authorities (unit_id, registration_number, asked_by, created_at) values ($1, $2, 'anil', now())`,
        [homeUnit, anilsNumber],
      );
    const anil = await open('anil');
    const { id, version } = await anil.draft();
    const { status, fields } = await anil.move(id, 'submit', version);
    expect([status, fields]).toEqual([409, ['authority']]);
    expect(await anil.own(id)).toMatchObject({ needsAuthority: true });
  });

  test('neither submits nor begins a listing once the authority has ended', async () => {
    const { db } = getDatabase();
    await authorise(db, anilsNumber);
    const anil = await open('anil');
    const { id, version } = await anil.draft();
    await db.query(`update authorities set ends_on = '2026-11-20'`);
    const { status, fields } = await anil.move(id, 'submit', version);
    expect([status, fields]).toEqual([409, ['authority']]);
    expect((await anil.create()).status).toBe(404);
  });

  test.each([
    ['was ended', `ended_at = now()`],
    ['ran out', `ends_on = '2026-11-20'`],
  ])('whose authority %s sees and changes nothing of the home any more', async (_, end) => {
    const { db } = getDatabase();
    await authorise(db, anilsNumber);
    const anil = await open('anil');
    const { id, version } = await anil.draft();
    await anil.change(id, version, { title: 'Bright corner flat' });
    await trustEverybody(db);
    await anil.move(id, 'publish', version + 1);
    const olga = await open('olga');
    await db.query(`update authorities set ${end}`);
    await endAgencies(system(later(0)), {});
    const unit = await olga.get(`/api/properties/${homeUnit}`);
    const moved = { version: unit.data.version, numberOfBedrooms: 5, amenities: [7] };
    expect((await olga.call('PATCH', `/api/properties/${homeUnit}`, moved)).status).toBe(200);
    const old = await anil.own(id);
    expect(old).toMatchObject({
      state: 'paused',
      title: 'Bright corner flat',
      property: {
        address: { block: '210', street: 'Ang Mo Kio Avenue 3', floor: null, unit: null },
        numberOfBedrooms: null,
        area: null,
        amenities: [],
        position: null,
      },
    });
    const { data } = await anil.get(`/api/properties/${homeUnit}`);
    expect(JSON.stringify(data)).not.toContain('"08"');
    const visitor = await open(null);
    const before = (await visitor.get(`/api/listings/${id}`)).data;
    expect(before).toMatchObject({ title: 'Bright corner flat', numberOfBedrooms: 3 });
    const changed = await anil.change(id, old.version, { title: 'Ask me, not the owner' });
    expect([changed.status, changed.fields]).toEqual([409, ['authority']]);
    const photos = await anil.call('PUT', `/api/listings/${id}/pictures`, {
      version: old.version,
      order: [],
    });
    expect([photos.status, photos.fields]).toEqual([409, ['authority']]);
    expect((await visitor.get(`/api/listings/${id}`)).data).toEqual(before);
    expect((await anil.move(id, 'close', old.version)).data.state).toBe('closed');
    const copy = await anil.call('POST', `/api/listings/${id}/copy`, {});
    expect((await anil.own(copy.data.id)).property.numberOfBedrooms).toBeNull();
  });

  test.each([
    ['submits', 'submit', 'review'],
    ['publishes', 'publish', 'live'],
  ])(
    'is no longer told that an authority was granted once they %s a listing of the unit',
    async (_, name, state) => {
      const { db } = getDatabase();
      const olga = await open('olga');
      const granting = { from: '2026-11-01', to: '2026-12-31' };
      for (const registrationNumber of [anilsNumber, 'R012345B'])
        await olga.call('POST', `/api/properties/${homeUnit}/authorities`, {
          registrationNumber,
          ...granting,
        });
      const anil = await open('anil');
      const { id, version } = await anil.draft();
      if (name === 'publish') await trustEverybody(db);
      expect(await listNotices('anil')).toEqual(['authority-granted']);
      expect((await anil.move(id, name, version)).data.state).toBe(state);
      expect(await listNotices('anil')).toEqual([]);
      expect(await listNotices('bea')).toEqual(['authority-granted']);
    },
  );

  test('asks no less than the owner allows', async () => {
    await authorise(getDatabase().db, anilsNumber, { min: 330_000 });
    const anil = await open('anil');
    const { id, version } = await anil.draft();
    const low = await anil.move(id, 'submit', version);
    expect([low.status, low.fields]).toEqual([400, ['monthlyRent']]);
    await anil.change(id, version, { monthlyRent: 330_000 });
    expect((await anil.move(id, 'submit', version + 1)).data.state).toBe('review');
  });

  test('joins the live listing of another one, and leaves it when their authority ends', async () => {
    const { db } = getDatabase();
    const { id } = await publishAsAgent();
    const bea = await open('bea');
    const join = () => bea.call('POST', `/api/listings/${id}/join`, {});
    expect((await join()).status).toBe(404);
    await authorise(db, 'R012345B', { from: '2026-11-22' });
    expect((await join()).fields).toEqual(['authority']);
    // Until the database's own day, too: by that a visitor sees who has an authority.
    await db.query(
      `update authorities set starts_on = '2026-11-01', ends_on = greatest('2026-11-30', current_date + 1)`,
    );
    const visitor = await open(null);
    const listAgents = async () => {
      const { data } = await visitor.get(`/api/listings/${id}`);
      return (data as unknown as { alsoListedBy: { name: string }[] | null }).alsoListedBy;
    };
    expect(await listAgents()).toBeNull();
    expect((await join()).data).toMatchObject({ state: 'live', may: [] });
    expect((await join()).status).toBe(200);
    expect(await listAgents()).toMatchObject([{ name: 'Bea', registrationNumber: 'R012345B' }]);
    const part = await bea.draft();
    await trustEverybody(db);
    expect((await bea.move(part.id, 'publish', part.version)).fields).toEqual(['part']);
    await db.query(`update authorities set ends_on = '2026-11-20' where registration_number = 'R012345B'`);
    await endAgencies(system(later(0)), {});
    expect(await listAgents()).toBeNull();
  });

  test('joins the live listing of the owner, and nobody without an authority does', async () => {
    const { db } = getDatabase();
    const olga = await open('olga');
    const { id, version } = await olga.draft();
    await trustEverybody(db);
    await olga.move(id, 'publish', version);
    const anil = await open('anil');
    const join = (agent: typeof anil) => agent.call('POST', `/api/listings/${id}/join`, {});
    expect((await join(anil)).status).toBe(404);
    await authorise(db, anilsNumber);
    const { data } = await anil.get(`/api/properties/${homeUnit}`);
    expect(data).toMatchObject({ listings: [{ id, isMine: false, canJoin: true }] });
    expect((await join(anil)).data).toMatchObject({ state: 'live' });
    expect((await (await open(null)).get(`/api/listings/${id}`)).data).toMatchObject({
      lister: { kind: 'owner' },
      alsoListedBy: [{ name: 'Anil', registrationNumber: anilsNumber }],
    });
    expect((await join(olga)).status).toBe(404);
  });

  test('has the listing paused on the day after the authority, once', async () => {
    const { anil, id, version } = await publishAsAgent();
    expect(await endAgencies(system(new Date('2026-12-31T15:59:00Z')), {})).toBe(0);
    const after = new Date('2026-12-31T16:01:00Z');
    expect(await endAgencies(system(after), {})).toBe(1);
    expect(await endAgencies(system(after), {})).toBe(0);
    expect(await anil.own(id)).toMatchObject({ state: 'paused', pausedBecause: 'authority-ended' });
    expect(await listNotices('anil')).toEqual(['listing-paused']);
    expect(await listSubjects()).toEqual(['We paused your listing: 210 Ang Mo Kio Avenue 3']);
    const backLater = await open('anil', after);
    expect((await backLater.move(id, 'resume', version + 1)).fields).toEqual(['authority']);
  });
});

describe('a live listing', () => {
  test('is asked about every week, and paused when nobody answers for a week', async () => {
    const { anil, id, version } = await publishAsAgent();
    expect(await askAvailability(system(later(6)), {})).toEqual({ asked: 0, paused: 0 });
    expect(await askAvailability(system(later(7)), {})).toEqual({ asked: 1, paused: 0 });
    expect(await askAvailability(system(later(7)), {})).toEqual({ asked: 0, paused: 0 });
    expect(await listNotices('anil')).toEqual(['listing-unconfirmed']);
    expect(await anil.own(id)).toMatchObject({ confirmBy: later(14).toISOString() });
    const weekLater = await open('anil', later(8));
    expect((await weekLater.move(id, 'confirm', version)).status).toBe(200);
    expect(await listNotices('anil')).toEqual([]);
    expect(await askAvailability(system(later(14)), {})).toEqual({ asked: 0, paused: 0 });
    expect(await askAvailability(system(later(15)), {})).toEqual({ asked: 1, paused: 0 });
    expect(await askAvailability(system(later(21)), {})).toEqual({ asked: 0, paused: 0 });
    expect(await askAvailability(system(later(22)), {})).toEqual({ asked: 0, paused: 1 });
    expect(await anil.own(id)).toMatchObject({ state: 'paused', pausedBecause: 'unconfirmed' });
    expect(await listNotices('anil')).toEqual(['listing-paused']);
    expect(await listSubjects()).toEqual([
      'Still available? 210 Ang Mo Kio Avenue 3',
      'Still available? 210 Ang Mo Kio Avenue 3',
      'We paused your listing: 210 Ang Mo Kio Avenue 3',
    ]);
  });

  test('is not asked about while the rent of the whole home is paid here', async () => {
    const { db } = getDatabase();
    await publishAsAgent();
    await db.query(
      `with y as (insert into payees (user_id, name, bank, account_sealed, masked, email, provider, state, created_at)
          values ('tim', 'Olga', 'DBS', 'x', 'ending 1234', 'olga@people.example', 'test', 'checking', $1) returning id)
        insert into services (id, type, payer_user_id, payee_id, state, street, floor, unit, postal_code, monthly_rent, due_day,
            starts_on, months, created_at)
          select 'ssssssssssss', 'pay', 'tim', y.id, 'active', 'Ang Mo Kio Ave 3', '8', '123', '560210', 250000, 1, '2026-11-01', 12, $1
          from y`,
      [homesStart],
    );
    expect(await askAvailability(system(later(7)), {})).toEqual({ asked: 0, paused: 0 });
    await db.query(`update services set state = 'ended', ended_at = now()`);
    expect(await askAvailability(system(later(8)), {})).toEqual({ asked: 1, paused: 0 });
    await db.query('delete from services');
    await db.query('delete from payees');
  });

  test('is asked about once by two processes', async () => {
    await publishAsAgent();
    const both = [1, 2].map(() => askAvailability(system(later(7)), {}));
    expect((await Promise.all(both)).reduce((sum, { asked }) => sum + asked, 0)).toBe(1);
    expect(await listSubjects()).toHaveLength(1);
  });
});
