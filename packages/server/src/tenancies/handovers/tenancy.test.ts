import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Inspection, Repair } from '@sewa/api/client';
import { unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccounts } from '../../personal-data/deleteAccounts.ts';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { homesStart } from '../../testing/openHomes.ts';
import { inDays, openRentals, type Rentals, type Renter } from '../../testing/openRentals.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { beginTenancies, endTenancies } from './tenancyJobs.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-evidence-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let rentals: Rentals;
let olga: Renter;
let tim: Renter;

/** The first day of the term, from the beginning of the test. */
const FIRST = 24;
const LAST = FIRST + 731;

const step: Rentals['step'] = (...input) => rentals.step(...input);
const read: Rentals['read'] = (...input) => rentals.read(...input);

/** olga and tim some days later. */
async function goTo(days: number): Promise<void> {
  [olga, tim] = [
    await rentals.open('olga', { now: inDays(days) }),
    await rentals.open('tim', { now: inDays(days) }),
  ];
}

const inspect = async (person: Renter, id: string, kind: Inspection['kind']) => {
  const { status, data } = await person.call('POST', `/api/rentals/${id}/inspections`, { kind });
  return { status, inspection: data as unknown as Inspection };
};
const write = async (person: Renter, { id, version, rooms, meters, keys }: Inspection) => {
  const { status, data, fields } = await person.call('PATCH', `/api/inspections/${id}`, {
    version,
    rooms,
    meters,
    keys,
  });
  return { status, fields, inspection: data as unknown as Inspection };
};

/** A rental whose first day has come. */
async function begun(blanks: object = {}): Promise<string> {
  const id = await rentals.signed({}, blanks);
  await goTo(FIRST);
  await beginTenancies(rentals.asSystem(inDays(FIRST)), {});
  return id;
}

/** A tenancy that runs. */
async function running(blanks: object = {}): Promise<string> {
  const id = await begun(blanks);
  await rentals.handOver(id, olga, tim);
  return id;
}

/** A tenancy after its last day. */
async function ended(): Promise<string> {
  const id = await running();
  await goTo(LAST);
  await endTenancies(rentals.asSystem(inDays(LAST)), {});
  return id;
}

beforeEach(async () => {
  rentals = await openRentals(getDatabase().db);
  ({ olga, tim } = rentals);
});

describe('a handover', () => {
  test('opens on the first day, and makes the tenancy run once both sides confirmed the same state', async () => {
    const id = await rentals.signed();
    expect(await beginTenancies(rentals.asSystem(inDays(FIRST - 1)), {})).toBe(0);
    expect(await beginTenancies(rentals.asSystem(inDays(FIRST)), {})).toBe(1);
    expect(await beginTenancies(rentals.asSystem(inDays(FIRST)), {})).toBe(0);
    await goTo(FIRST);
    expect(await read(olga, id)).toMatchObject({ state: 'signed' });
    expect((await read(tim, id)).may).toContain('take-over');
    const { inspection } = await inspect(olga, id, 'move-in');
    expect((await inspect(tim, id, 'move-in')).inspection.id).toBe(inspection.id);
    expect(inspection.rooms.map(({ name }) => name)).toEqual([
      'Living room',
      'Bedroom 1',
      'Bedroom 2',
      'Bedroom 3',
      'Kitchen',
      'Bathroom 1',
      'Bathroom 2',
    ]);
    expect(await step(olga, id, 'hand-over', { inspectionId: inspection.id })).toMatchObject({
      status: 200,
      state: 'signed',
    });
    expect(await rentals.listKinds('tim')).toContain('inspection-to-confirm');
    expect(await step(tim, id, 'take-over', { inspectionId: inspection.id })).toMatchObject({
      status: 200,
      state: 'running',
    });
    expect((await read(tim, id)).inspections).toMatchObject([{ kind: 'move-in', isFrozen: true }]);
    expect(await rentals.listKinds('olga')).toContain('tenancy-running');
  });

  test('takes back a confirmation when the other side changes the record, and freezes it with the second', async () => {
    const id = await begun();
    const { inspection } = await inspect(olga, id, 'move-in');
    await step(olga, id, 'hand-over', { inspectionId: inspection.id });
    const photo = await rentals.upload('tim');
    const [room] = inspection.rooms;
    const [item] = room?.items ?? [];
    if (!room || !item) throw new Error('A room was expected.');
    const changed = {
      ...inspection,
      rooms: [
        {
          ...room,
          items: [
            {
              ...item,
              condition: 'worn' as const,
              words: 'A scratch',
              fileIds: [photo],
              remarks: { tenant: 'By the window', landlord: 'No' },
            },
          ],
        },
      ],
      meters: [{ kind: 'water' as const, reading: '123' }],
    };
    const written = await write(tim, changed);
    expect(written).toMatchObject({ status: 200, inspection: { version: 2, confirmedBy: [] } });
    // Nobody writes a remark for the other side.
    expect(written.inspection.rooms[0]?.items[0]?.remarks).toEqual({ tenant: 'By the window' });
    expect(await write(tim, changed)).toMatchObject({ status: 409, fields: ['version'] });
    expect((await olga.file(`/api/files/${photo}`)).status).toBe(200);
    expect(
      (
        await write(olga, {
          ...written.inspection,
          rooms: [{ ...room, items: [{ ...item, fileIds: [await rentals.upload('ole')] }] }],
        })
      ).status,
    ).toBe(404);
    const confirm = [
      step(olga, id, 'hand-over', { inspectionId: inspection.id }),
      step(tim, id, 'take-over', { inspectionId: inspection.id }),
    ];
    const statuses = (await Promise.all(confirm)).map(({ status }) => status);
    expect(statuses).toContain(200);
    if (statuses.includes(409)) {
      await step(olga, id, 'hand-over', { inspectionId: inspection.id });
      await step(tim, id, 'take-over', { inspectionId: inspection.id });
    }
    expect((await read(tim, id)).state).toBe('running');
    expect((await write(tim, { ...written.inspection })).status).toBe(409);
    await expect(
      getDatabase().db.query(`update inspections set rooms = '[]' where id = $1`, [inspection.id]),
    ).rejects.toThrow('What both sides confirmed stays as it is.');
  });
});

describe('the record of a state', () => {
  test('is confirmed as it was read: not what somebody wrote since', async () => {
    const id = await begun();
    const { inspection } = await inspect(tim, id, 'move-in');
    await write(olga, { ...inspection, rooms: [] });
    const { id: inspectionId } = inspection;
    expect(await step(tim, id, 'take-over', { inspectionId, inspectionVersion: 1 })).toMatchObject({
      status: 409,
      fields: ['version'],
    });
    expect((await step(tim, id, 'take-over', { inspectionId, inspectionVersion: 2 })).status).toBe(200);
  });

  test('is read by an occupier, who neither begins one nor reports a repair', async () => {
    const id = await running();
    await getDatabase().db.query(
      `insert into rental_parties (id, rental_id, side, actor_type, user_id, joined_at) values ('oooooooooooo', $1, 'tenant', 5, 'ole', $2)`,
      [id, inDays(0)],
    );
    const ole = await rentals.open('ole', { now: inDays(FIRST) });
    expect((await inspect(ole, id, 'move-out')).status).toBe(403);
    expect(
      (await ole.call('POST', `/api/rentals/${id}/repairs`, { words: 'The tap drips.', fileIds: [] })).status,
    ).toBe(403);
  });

  test('of a visit stays as it is once the tenancy is over', async () => {
    const id = await running();
    const { inspection } = await inspect(olga, id, 'visit');
    const written = await write(olga, inspection);
    expect(written.status).toBe(200);
    await goTo(LAST);
    await endTenancies(rentals.asSystem(inDays(LAST)), {});
    expect(await write(olga, written.inspection)).toMatchObject({ status: 409, fields: ['transition'] });
  });

  test('keeps the remark of an item in its own room', async () => {
    const id = await begun();
    const { inspection } = await inspect(tim, id, 'move-in');
    const room = (name: string, remarks?: { tenant: string }) => ({
      name,
      items: [
        { name: 'Walls', condition: 'good' as const, words: '', fileIds: [], ...(remarks && { remarks }) },
      ],
    });
    const rooms = [room('Kitchen', { tenant: 'A stain' }), room('Bedroom')];
    const { inspection: noted } = await write(tim, { ...inspection, rooms });
    const { inspection: after } = await write(olga, { ...noted, rooms: [room('Kitchen'), room('Bedroom')] });
    expect(after.rooms.map(({ items }) => items[0]?.remarks)).toEqual([{ tenant: 'A stain' }, undefined]);
  });

  test('keeps its pictures, also those that were uploaded for a message and never sent', async () => {
    const { db } = getDatabase();
    const id = await begun();
    const { inspection } = await inspect(tim, id, 'move-in');
    const photo = await rentals.upload('tim', 'a stain');
    await db.query(
      `insert into attachments (file_id, conversation_id, user_id, name, created_at)
        select $1, id, 'tim', 'stain.pdf', $3 from conversations where kind = 'rental' and context_id = $2`,
      [photo, id, inDays(FIRST)],
    );
    const [room] = inspection.rooms;
    const [item] = room?.items ?? [];
    if (!room || !item) throw new Error('A room was expected.');
    await write(tim, { ...inspection, rooms: [{ ...room, items: [{ ...item, fileIds: [photo] }] }] });
    await cleanUp(db, inDays(FIRST + 2), homesStart);
    expect((await olga.file(`/api/files/${photo}`)).status).toBe(200);
  });
});

describe('repairs', () => {
  const report = async (person: Renter, id: string, body: object) => {
    const { status, data, fields } = await person.call('POST', `/api/rentals/${id}/repairs`, body);
    return { status, fields, repair: data as unknown as Repair };
  };
  const move = async (person: Renter, id: string, name: string, body: object = {}) => {
    const { status, data, fields } = await person.call('POST', `/api/repairs/${id}/${name}`, body);
    return { status, fields, repair: data as unknown as Repair };
  };

  test('go from a report over the invoice to a split by the agreement that both sides confirm', async () => {
    const id = await running();
    await goTo(FIRST + 60);
    const { repair } = await report(tim, id, {
      words: 'The tap drips.',
      fileIds: [await rentals.upload('tim')],
    });
    expect(repair).toMatchObject({ number: 1, state: 'reported', payer: 'both', may: ['invoice', 'close'] });
    expect(await rentals.listKinds('olga')).toContain('repair-reported');
    expect(
      (await move(olga, repair.id, 'answer', { words: 'A plumber comes on Monday.', quoteCents: 45_000 }))
        .repair,
    ).toMatchObject({ state: 'answered', quoteCents: 45_000, cents: null });
    expect(await rentals.listKinds('olga')).not.toContain('repair-reported');
    expect(await rentals.listKinds('tim')).toContain('repair-changed');
    const invoiced = await move(olga, repair.id, 'invoice', {
      cents: 58_000,
      fileId: await rentals.upload('olga'),
    });
    expect(invoiced.repair).toMatchObject({ state: 'invoiced', quoteCents: 45_000, cents: 58_000 });
    expect((await move(tim, repair.id, 'split', { tenantCents: 58_001 })).fields).toEqual(['tenantCents']);
    expect((await move(tim, repair.id, 'split')).repair).toMatchObject({
      state: 'split',
      tenantCents: 20_000,
    });
    await move(olga, repair.id, 'confirm');
    expect((await move(olga, repair.id, 'confirm')).status).toBe(409);
    expect((await move(tim, repair.id, 'confirm')).repair).toMatchObject({
      state: 'settled',
      confirmedBy: ['tenant', 'landlord'],
    });
  });

  test('are answered again with another quote, or with none', async () => {
    const id = await running();
    const { repair } = await report(tim, id, { words: 'The tap drips.', fileIds: [] });
    const answer = async (body: object) => (await move(olga, repair.id, 'answer', body)).repair;
    await answer({ words: 'A plumber comes.', quoteCents: 45_000 });
    expect(await answer({ words: 'A cheaper one.', quoteCents: 0 })).toMatchObject({ quoteCents: 0 });
    expect(await answer({ words: 'I look myself.' })).toMatchObject({ quoteCents: null });
    expect((await move(olga, repair.id, 'answer', { words: 'x', quoteCents: -1 })).fields).toEqual([
      'quoteCents',
    ]);
    const { version } = repair;
    expect(await move(olga, repair.id, 'answer', { words: 'Late', version })).toMatchObject({
      status: 409,
      fields: ['version'],
    });
  });

  test('of the first 30 days are the landlord’s; nobody else sees or moves them', async () => {
    const id = await running();
    const { repair } = await report(tim, id, { words: 'The lamp is dark.', fileIds: [] });
    expect(repair.payer).toBe('landlord');
    const ole = await rentals.open('ole');
    expect((await ole.get(`/api/rentals/${id}/repairs`)).status).toBe(404);
    for (const name of ['answer', 'invoice', 'split', 'confirm', 'close'])
      expect(
        (await move(ole, repair.id, name, { words: 'x', cents: 1, fileId: await rentals.upload('ole') }))
          .status,
      ).toBe(404);
  });
});

describe('an early end', () => {
  test('needs the clause, its notice, and a day before the last one', async () => {
    const id = await running();
    const end = (clause: string, lastDay: string, person = tim) =>
      step(person, id, 'terminate', { clause, lastDay, fileIds: [] });
    expect((await end('diplomatic', '2028-02-14')).fields).toEqual(['lastDay']);
    expect((await end('sale', '2027-06-01')).fields).toEqual(['clause']);
    expect((await end('diplomatic', '2028-02-15', olga)).fields).toEqual(['clause']);
    expect((await end('mutual', '2028-12-14')).fields).toEqual(['lastDay']);
    expect(await end('diplomatic', '2028-02-15')).toMatchObject({ status: 200, state: 'ending' });
    expect(await read(olga, id)).toMatchObject({
      lastDay: '2028-02-15',
      earlyEnd: { clause: 'diplomatic', by: 'tenant' },
    });
    expect(await endTenancies(rentals.asSystem(inDays(FIRST + 426)), {})).toBe(0);
    expect(await endTenancies(rentals.asSystem(inDays(FIRST + 428)), {})).toBe(1);
  });
});

describe('a home whose tenancy ends early', () => {
  test('can be agreed with somebody else from the day after', async () => {
    const id = await running();
    await step(tim, id, 'terminate', { clause: 'mutual', lastDay: '2027-03-31', fileIds: [] });
    const { rows } = await getDatabase().db.query<{ term: string }>(
      `select term::text from offers where rental_id = $1 and state = 'accepted'`,
      [id],
    );
    expect(rows).toEqual([{ term: '[2026-12-15,2027-04-01)' }]);
  });
});

describe('an early end after the other side confirmed the state at the end', () => {
  test('is still open, once', async () => {
    const id = await running();
    const { inspection } = await inspect(olga, id, 'move-out');
    expect(await step(olga, id, 'move-out', { inspectionId: inspection.id })).toMatchObject({
      status: 200,
      state: 'ending',
    });
    const end = () =>
      step(tim, id, 'terminate', { clause: 'diplomatic', lastDay: '2028-02-15', fileIds: [] });
    expect(await end()).toMatchObject({ status: 200, state: 'ending' });
    expect(await end()).toMatchObject({ status: 409, fields: ['transition'] });
  });
});

describe('the deposit', () => {
  test('is settled when deductions are agreed and both say the same cents and day', async () => {
    const id = await ended();
    expect((await read(olga, id)).deposit).toMatchObject({
      cents: 620_000,
      deductionState: 'none',
      toReturnCents: 620_000,
    });
    const { inspection } = await inspect(tim, id, 'move-out');
    expect(inspection.moveInId).not.toBeNull();
    await step(tim, id, 'move-out', { inspectionId: inspection.id });
    await step(olga, id, 'move-out', { inspectionId: inspection.id });
    const evidence = await rentals.upload('olga');
    const items = [{ words: 'A broken window', cents: 30_000, fileIds: [evidence] }];
    expect((await step(tim, id, 'deduct', { items })).status).toBe(409);
    expect(
      (await step(olga, id, 'deduct', { items: [{ words: 'All', cents: 620_001, fileIds: [] }] })).fields,
    ).toEqual(['items']);
    expect((await step(olga, id, 'deduct', { items })).status).toBe(200);
    expect((await tim.file(`/api/files/${evidence}`)).status).toBe(200);
    expect((await step(olga, id, 'returned', { cents: 590_000, on: '2028-12-20' })).status).toBe(400);
    const on = '2028-12-15';
    expect((await step(olga, id, 'returned', { cents: 590_000, on })).status).toBe(409);
    expect((await step(tim, id, 'agree')).status).toBe(200);
    expect((await step(olga, id, 'deduct', { items })).status).toBe(409);
    expect((await step(olga, id, 'returned', { cents: 620_000, on })).fields).toEqual(['cents']);
    expect(await step(olga, id, 'returned', { cents: 590_000, on })).toMatchObject({
      status: 200,
      state: 'ended',
    });
    expect((await step(tim, id, 'returned', { cents: 580_000, on })).fields).toEqual(['cents']);
    expect((await step(tim, id, 'returned', { cents: 590_000, on: '2028-12-14' })).fields).toEqual(['on']);
    expect(await step(tim, id, 'returned', { cents: 590_000, on })).toMatchObject({
      status: 200,
      state: 'settled',
      may: [],
    });
    expect((await step(tim, id, 'dispute', { words: 'Too much' })).status).toBe(409);
  });

  test('was settled when both said the same, whatever is done about a repair later', async () => {
    const id = await running();
    const { data } = await tim.call('POST', `/api/rentals/${id}/repairs`, {
      words: 'The tap drips.',
      fileIds: [],
    });
    await goTo(LAST);
    await endTenancies(rentals.asSystem(inDays(LAST)), {});
    const returned = { cents: 620_000, on: '2028-12-15' };
    await step(olga, id, 'returned', returned);
    expect(await step(tim, id, 'returned', returned)).toMatchObject({ status: 200, state: 'settled' });
    const { deposit } = await read(tim, id);
    await goTo(LAST + 1);
    expect((await tim.call('POST', `/api/repairs/${data.id}/close`, {})).status).toBe(200);
    expect((await read(tim, id)).deposit?.settledAt).toBe(deposit?.settledAt);
  });

  test('can be disputed with words; then the landlord proposes anew', async () => {
    const id = await ended();
    await step(olga, id, 'deduct', { items: [{ words: 'Paint', cents: 30_000, fileIds: [] }] });
    expect((await step(tim, id, 'dispute', { words: 'That is wear.' })).status).toBe(200);
    expect((await read(olga, id)).deposit).toMatchObject({
      deductionState: 'disputed',
      dispute: 'That is wear.',
      toReturnCents: 620_000,
    });
    await step(olga, id, 'deduct', { items: [] });
    expect((await read(tim, id)).deposit).toMatchObject({ deductionState: 'none', deductions: [] });
  });

  test('stays provable for one side when the other leaves', async () => {
    const { db } = getDatabase();
    const id = await running();
    const photo = await rentals.upload('olga', 'a picture');
    await step(olga, id, 'terminate', { clause: 'breach', lastDay: '2027-01-15', fileIds: [photo] });
    await db.query(
      `insert into account_deletions (user_id, asked_at, due_at) values ('olga', $1::timestamptz - interval '30 days', $1)`,
      [inDays(FIRST)],
    );
    await deleteAccounts(rentals.asSystem(inDays(FIRST + 31)), {});
    const { rows } = await db.query<{ user_id: string | null }>('select user_id from files where id = $1', [
      photo,
    ]);
    expect(rows).toEqual([{ user_id: null }]);
    expect((await tim.file(`/api/files/${photo}`)).status).toBe(200);
    expect((await read(tim, id)).parties.map(({ name }) => name)).toEqual(['Tim', 'Olga']);
  });
});

describe('the evidence of a rental', () => {
  test('is a ZIP that verifies itself, finds one changed byte, and is nobody else’s', async () => {
    const id = await ended();
    const ole = await rentals.open('ole');
    expect((await ole.file(`/api/rentals/${id}/evidence.zip`)).status).toBe(404);
    const entries = unzipSync(await rentals.readFile(tim, `/api/rentals/${id}/evidence.zip`));
    const names = Object.keys(entries);
    for (const name of ['events.json', 'SHA256SUMS', 'SHA256SUMS.sig', 'seal.pem', 'verify.mjs'])
      expect(names).toContain(name);
    expect(names.filter((name) => name.startsWith('files/')).length).toBe(4);
    for (const [name, bytes] of Object.entries(entries)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const verify = () => spawnSync(process.execPath, ['verify.mjs'], { cwd: folder, encoding: 'utf8' });
    expect(verify()).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        new RegExp(
          `^All ${names.length - 2} files are as they were sealed by this certificate:[^]*fingerprint [A-F0-9:]{95}\n`,
        ),
      ),
    });
    const file = join(folder, names.find((name) => name.startsWith('files/')) ?? '');
    const bytes = readFileSync(file);
    bytes[500] = (bytes[500] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(verify()).toMatchObject({ status: 1, stderr: expect.stringContaining('was changed.') });
  });
});
