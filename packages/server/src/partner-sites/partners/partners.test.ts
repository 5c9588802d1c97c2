import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccounts } from '../../personal-data/deleteAccounts.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { embedStart, makeKeyPair, openFrame, openPartner } from '../../testing/openPartners.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { addPartner } from './addPartner.ts';
import { addPublicKey } from './addPublicKey.ts';
import { describePartners, warnOfName } from './describePartners.ts';
import { endPartner, PEOPLE_KEPT_MS } from './endPartner.ts';
import { findPartner, listPartnerRows } from './queries.ts';

const getDatabase = openTestDatabase();
const asSystem = (now = embedStart) => makeTestContext(getDatabase().db, { now, caller: 'system' });
const add = (...origins: string[]) => addPartner(asSystem(), { name: 'Homes', origins });
const exportPem = (key: KeyObject, type: 'spki' | 'pkcs8') =>
  String(key.export({ type, format: 'pem' } as never));

beforeEach(async () => {
  for (const table of ['partners', 'users']) await getDatabase().db.query(`delete from ${table}`);
});

describe('adding a partner', () => {
  test('gives it a key for its pages, and keeps its origins as browsers write them', async () => {
    const key = await add('https://Homes.example/', 'http://localhost:4000', 'https://homes.example');
    expect(key).toMatch(/^[a-z2-7]{20}$/);
    expect(await findPartner(getDatabase().db, key)).toEqual({
      key,
      name: 'Homes',
      origins: ['https://homes.example', 'http://localhost:4000'],
      state: 'live',
    });
  });

  test.each([
    'homes.example',
    'https://homes.example/rent',
    'https://homes.example?a',
    'https://homes.example#a',
    'https://me@homes.example',
    'http://homes.example',
    'https://*.homes.example',
    "https://homes.example;script-src'unsafe-inline'",
    'javascript:alert(1)',
    'null',
    '',
  ])('refuses the origin %j', async (origin) => {
    await expect(add(origin)).rejects.toThrow('is no origin of a site');
    expect(await listPartnerRows(getDatabase().db)).toEqual([]);
  });

  test('needs a site, and is not for a browser', async () => {
    await expect(add()).rejects.toThrow('at least one site');
    const ofBrowser = makeTestContext(getDatabase().db);
    await expect(addPartner(ofBrowser, { name: 'x', origins: ['https://a.example'] })).rejects.toThrow(
      'not-allowed',
    );
  });
});

describe('a terminal', () => {
  test('lists the partners with their sites, and says if there are none', async () => {
    const { db } = getDatabase();
    expect(describePartners(await listPartnerRows(db))).toBe('No partners yet.\n');
    const key = await add('https://homes.example');
    expect(describePartners(await listPartnerRows(db))).toBe(
      `${key}  live  Homes  https://homes.example  no keys\n`,
    );
  });

  test('warns of the name of a live partner, and adds the new one all the same', async () => {
    const { db } = getDatabase();
    expect(warnOfName(await listPartnerRows(db), 'Homes')).toBeNull();
    const key = await add('https://homes.example');
    expect(warnOfName(await listPartnerRows(db), 'HOMES')).toContain(
      `There is a partner called Homes already: ${key}.`,
    );
    await add('https://homes.example');
    expect(await listPartnerRows(db)).toHaveLength(2);
    await db.query(`update partners set state = 'ended', ended_at = now()`);
    expect(warnOfName(await listPartnerRows(db), 'Homes')).toBeNull();
  });
});

describe('the public keys of a partner', () => {
  test('are Ed25519, P-256 or RSA, each once', async () => {
    const key = await add('https://homes.example');
    const pems = [
      generateKeyPairSync('ed25519').publicKey,
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey,
      generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey,
    ].map((publicKey) => exportPem(publicKey, 'spki'));
    for (const pem of [...pems, ...pems]) await addPublicKey(asSystem(), { key, pem });
    const [partner] = await listPartnerRows(getDatabase().db);
    expect(partner?.fingerprints).toHaveLength(3);
  });

  test.each([
    ['what is no key', () => 'hello'],
    ['a private key', () => exportPem(generateKeyPairSync('ed25519').privateKey, 'pkcs8')],
    ['a short key', () => exportPem(generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey, 'spki')],
    ['another curve', () => exportPem(generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey, 'spki')],
  ])('are not %s', async (_, makePem) => {
    const key = await add('https://homes.example');
    await expect(addPublicKey(asSystem(), { key, pem: makePem() })).rejects.toThrow('no public key');
  });

  test('are those of a live partner', async () => {
    const { pem } = makeKeyPair();
    await expect(addPublicKey(asSystem(), { key: 'nobody', pem })).rejects.toThrow('No live partner');
    const key = await add('https://homes.example');
    await endPartner(asSystem(), { key });
    await expect(addPublicKey(asSystem(), { key, pem })).rejects.toThrow('No live partner');
  });
});

describe('ending a partner', () => {
  test('ends the sessions of its people at once, and deletes their accounts after 30 days', async () => {
    const { db } = getDatabase();
    const [homes, rooms] = [await openPartner(db), await openPartner(db, 'Rooms')];
    const [lim, tan] = [openFrame(db), openFrame(db)];
    await lim.start(homes.key, await homes.sign());
    await tan.start(rooms.key, await rooms.sign({ name: 'Tan' }));
    await endPartner(asSystem(), { key: homes.key });
    expect((await lim.call('GET', '/api/chat/all')).status).toBe(401);
    expect((await tan.call('GET', '/api/chat/all')).status).toBe(200);
    await deleteAccounts(asSystem(new Date(embedStart.getTime() + PEOPLE_KEPT_MS - 1)), {});
    const readNames = async () =>
      (await db.query<{ name: string }>('select name from users where deleted_at is null order by name'))
        .rows;
    expect(await readNames()).toEqual([{ name: 'Lim Hui' }, { name: 'Tan' }]);
    await deleteAccounts(asSystem(new Date(embedStart.getTime() + PEOPLE_KEPT_MS)), {});
    expect(await readNames()).toEqual([{ name: 'Tan' }]);
  });

  test('works once, and needs a partner', async () => {
    const key = await add('https://homes.example');
    await endPartner(asSystem(), { key });
    await expect(endPartner(asSystem(), { key })).rejects.toThrow('No live partner');
    await expect(endPartner(asSystem(), { key: 'nobody' })).rejects.toThrow('No live partner');
  });
});
