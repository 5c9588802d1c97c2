import type { PartnerSite } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { createSession } from '../../platform/sessions/session.ts';
import { openBrowserOf, resetCorporates } from '../../testing/openCorporates.ts';
import { makeKeyPair, openFrame } from '../../testing/openPartners.ts';
import { browserStart, openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { secretLocation } from '../leads/signWebhook.ts';

const getDatabase = openTestDatabase();
const sealer = createSealer(Buffer.alloc(32, 7));
const path = '/api/partner-sites';
const origins = ['https://www.homes.example'];

type Browser = ReturnType<typeof openTestBrowser>;

/** An administrator of Alpha, on a server that seals. */
async function openAda(): Promise<Browser> {
  const { db } = getDatabase();
  const ada = openTestBrowser(db, {}, { sealer });
  ada.jar.set('test-session', await createSession(db, 'ada', { now: browserStart }));
  await ada.send('/api/corporate/switch', { corporateId: 'alpha' });
  return ada;
}

const list = async (browser: Browser) => ((await browser.send(path)).content as { data: PartnerSite[] }).data;

async function add(browser: Browser, name = 'Homes') {
  const answer = await browser.send(path, { name, origins });
  expect(answer).toMatchObject({ status: 200, content: { data: { key: expect.any(String) } } });
  return (answer.content as { data: { key: string; testKey: string } }).data;
}

const listAudit = async () =>
  (
    await getDatabase().db.query<{ action: string }>(
      `select action from audit_log where action like 'partner-%' and actor_id = 'ada' order by id`,
    )
  ).rows.map(({ action }) => action);

beforeEach(async () => {
  await getDatabase().db.query('delete from partners');
  await resetCorporates(getDatabase().db);
});

describe('the partner sites of a company', () => {
  test('are added by an administrator, with a key and a test key, and are in the audit log', async () => {
    const ada = await openAda();
    const { key, testKey } = await add(ada);
    expect(key).toMatch(/^[a-z2-7]{20}$/);
    expect(testKey).toMatch(/^test_[a-z2-7]{20}$/);
    expect(await list(ada)).toMatchObject([
      { key, testKey, name: 'Homes', origins, look: { accent: null, radius: null, theme: 'auto' } },
    ]);
    expect((await listAudit()).at(-1)).toBe('partner-site-added');
  });

  test('are for administrators of a verified company only', async () => {
    const { db } = getDatabase();
    const { key } = await add(await openAda());
    const rename = (browser: Browser) => browser.send(`${path}/${key}`, { name: 'Mine' }, {}, 'PATCH');
    const max = await openBrowserOf(db, 'max', 'alpha');
    const cem = await openBrowserOf(db, 'cem', 'beta');
    const tim = await openBrowserOf(db, 'tim');
    const visitor = openTestBrowser(db);
    expect((await max.send(path)).status).toBe(403);
    expect((await max.send(path, { name: 'Mine', origins })).status).toBe(403);
    expect((await rename(max)).status).toBe(403);
    expect(await list(cem)).toEqual([]);
    expect((await rename(cem)).status).toBe(404);
    expect((await tim.send(path)).status).toBe(403);
    expect((await tim.send(path, { name: 'Mine', origins })).status).toBe(403);
    expect((await visitor.send(path)).status).toBe(401);
    expect((await visitor.send(path, { name: 'Mine', origins })).status).toBe(401);
    await db.query(`update corporates set verified_at = null, verified_by = null where id = 'alpha'`);
    const ada = await openAda();
    expect(await ada.send(path, { name: 'Homes', origins })).toMatchObject({
      status: 403,
      content: { fields: [{ name: 'corporate' }] },
    });
    expect((await rename(ada)).status).toBe(403);
    expect((await ada.remove(`${path}/${key}`)).status).toBe(200);
  });

  test.each([
    [[]],
    [['']],
    [['homes.example']],
    [['http://homes.example']],
    [['https://homes.example/path']],
    [['https://*.homes.example']],
    [['https://homes.example', 'javascript:alert(1)']],
    [Array.from({ length: 11 }, (_, index) => `https://homes${index}.example`)],
  ])('have no origins like %j', async (wrong) => {
    const answer = await (await openAda()).send(path, { name: 'Homes', origins: wrong });
    expect(answer).toMatchObject({ status: 400, content: { fields: [{ name: 'origins' }] } });
  });

  test('are ten at most', async () => {
    const ada = await openAda();
    for (let count = 0; count < 10; count += 1) await add(ada, `Site ${count}`);
    expect(await ada.send(path, { name: 'One more', origins })).toMatchObject({ status: 400 });
    const [first] = await list(ada);
    await ada.remove(`${path}/${first?.key}`);
    await add(ada, 'In its place');
  });

  test('change for whoever saw the latest version', async () => {
    const ada = await openAda();
    const { key } = await add(ada);
    const change = (body: object) => ada.send(`${path}/${key}`, body, {}, 'PATCH');
    expect((await change({ name: 'Other', version: 1 })).status).toBe(200);
    expect((await change({ name: 'Late', version: 1 })).status).toBe(409);
    expect(await list(ada)).toMatchObject([{ name: 'Other', origins }]);
  });

  test('have a colour on which white text can be read, or are told by how much it fails', async () => {
    const ada = await openAda();
    const { key } = await add(ada);
    const change = (body: object) => ada.send(`${path}/${key}`, body, {}, 'PATCH');
    expect((await change({ accent: '#0B6E4F', radius: 12, theme: 'dark' })).status).toBe(200);
    expect(await list(ada)).toMatchObject([{ look: { accent: '#0b6e4f', radius: 12, theme: 'dark' } }]);
    expect(await change({ accent: '#ffcc00' })).toMatchObject({
      status: 400,
      content: { fields: [{ name: 'accent', reason: expect.stringContaining('1.5:1') }] },
    });
    for (const wrong of [
      { accent: 'red' },
      { accent: '#fff' },
      { accent: '#0b6e4f;}' },
      { radius: -1 },
      { radius: 25 },
      { radius: 1.5 },
      { theme: 'blue' },
    ])
      expect((await change(wrong)).status).toBe(400);
    expect((await change({ accent: null, radius: null, theme: 'auto' })).status).toBe(200);
    expect(await list(ada)).toMatchObject([{ look: { accent: null, radius: null, theme: 'auto' } }]);
  });

  test('end at once: neither key starts a session, and an open one is over', async () => {
    const ada = await openAda();
    const { key, testKey } = await add(ada);
    const { db } = getDatabase();
    const frame = openFrame(db);
    expect((await frame.start(key)).status).toBe(200);
    expect((await openFrame(db).start(testKey)).status).toBe(200);
    expect((await ada.remove(`${path}/${key}`)).status).toBe(200);
    for (const each of [key, testKey]) expect((await openFrame(db).start(each)).status).toBe(404);
    const enquiry = { contextId: 'help', message: 'Hello' };
    expect((await frame.call('POST', '/api/embed/enquiries', enquiry)).status).toBe(401);
    expect(await list(ada)).toEqual([]);
    expect((await ada.remove(`${path}/${key}`)).status).toBe(404);
    expect((await listAudit()).at(-1)).toBe('partner-site-ended');
  });
});

describe('the public keys of a site', () => {
  const addKey = (browser: Browser, key: string, publicKey: string) =>
    browser.send(`${path}/${key}/public-keys`, { publicKey });
  const fingerprintOf = ({ content }: { content: unknown }) =>
    (content as { data: { fingerprint: string } }).data.fingerprint;

  test('are PEM or JWK, and never private', async () => {
    const ada = await openAda();
    const { key } = await add(ada);
    const { pem, privateKey } = makeKeyPair();
    const added = await addKey(ada, key, pem);
    expect(added.status).toBe(200);
    const { d, ...jwk } = privateKey.export({ format: 'jwk' });
    expect(fingerprintOf(await addKey(ada, key, JSON.stringify(jwk)))).toBe(fingerprintOf(added));
    for (const wrong of [
      'nothing',
      '{}',
      '{"kty":',
      JSON.stringify({ ...jwk, d }),
      privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ])
      expect(await addKey(ada, key, wrong)).toMatchObject({
        status: 400,
        content: { fields: [{ name: 'publicKey' }] },
      });
    expect((await list(ada))[0]?.publicKeys).toHaveLength(1);
  });

  test('rotate: the second is added, the first ends, and is not added again', async () => {
    const ada = await openAda();
    const { key } = await add(ada);
    const [first, second] = [makeKeyPair(), makeKeyPair()];
    const ended = fingerprintOf(await addKey(ada, key, first.pem));
    await addKey(ada, key, second.pem);
    const end = () => ada.send(`${path}/${key}/public-keys/end`, { fingerprint: ended });
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(404);
    expect((await list(ada))[0]?.publicKeys).toHaveLength(1);
    expect((await addKey(ada, key, first.pem)).status).toBe(400);
    expect(await listAudit()).toContain('partner-key-ended');
  });
});

describe('the webhook of a site', () => {
  const set = (browser: Browser, key: string, url: string | null, isNewSecret = false) =>
    browser.send(`${path}/${key}/webhook`, { url, isNewSecret });
  const secretOf = ({ content }: { content: unknown }) =>
    (content as { data: { secret: string | null } }).data.secret;

  test('gets a secret that is shown once and stored sealed, and another one on demand', async () => {
    const { db } = getDatabase();
    const ada = await openAda();
    const { key } = await add(ada);
    const first = secretOf(await set(ada, key, 'https://homes.example/sewa'));
    expect(first).toMatch(/^whsec_[a-z2-7]{32}$/);
    expect(JSON.stringify(await list(ada))).not.toContain(first);
    expect(secretOf(await set(ada, key, 'https://homes.example/other'))).toBeNull();
    const { rows } = await db.query<{ webhook_secret: Buffer }>(
      'select webhook_secret from partners where key = $1',
      [key],
    );
    const [row] = rows;
    expect(row && sealer.unseal(row.webhook_secret, secretLocation(key))).toBe(first);
    const second = secretOf(await set(ada, key, 'https://homes.example/other', true));
    expect(second).not.toBe(first);
    expect((await set(ada, key, null)).status).toBe(200);
    expect(await list(ada)).toMatchObject([{ webhookUrl: null }]);
    expect((await listAudit()).slice(-3)).toEqual([
      'partner-webhook-set',
      'partner-webhook-secret-changed',
      'partner-webhook-ended',
    ]);
  });

  test.each([
    'nothing',
    'http://homes.example/',
    'ftp://homes.example/',
    'https://user:word@homes.example/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]:8443/x',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001/',
    'https://localhost/hook',
    'https://localhost./hook',
    'https://sewa.localhost/hook',
    'https://127.0.0.1/hook',
    'https://127.1/hook',
    'https://0.0.0.0/hook',
    'http://0.0.0.0/hook',
    'https://intranet/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://router.lan/',
  ])('is not at %s', async (url) => {
    const ada = await openAda();
    const { key } = await add(ada);
    expect(await set(ada, key, url)).toMatchObject({ status: 400, content: { fields: [{ name: 'url' }] } });
    expect(await list(ada)).toMatchObject([{ webhookUrl: null }]);
  });
});
