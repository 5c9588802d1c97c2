import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { PartnerSite } from '@sewa/api/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveListers } from '../../homes/listings/saveListers.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { createSession } from '../../platform/sessions/session.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { resetCorporates } from '../../testing/openCorporates.ts';
import { openFrame } from '../../testing/openPartners.ts';
import { browserStart, openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import { parseWebhookUrl } from './parseWebhookUrl.ts';
import { postWebhook, type ResolveAll } from './postWebhook.ts';
import { deliverLead } from './workWebhooks.ts';

const getDatabase = openTestDatabase();
const sealer = createSealer(Buffer.alloc(32, 7));
const path = '/api/partner-sites';

/** What the partner's server got, and what it answers. */
const received: { body: string; headers: IncomingHttpHeaders }[] = [];
let status = 200;
const partner = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
    if (status !== 0) response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  const address = partner.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/sewa`;
});
afterAll(() => {
  partner.closeAllConnections();
  partner.close();
});

beforeEach(async () => {
  received.length = 0;
  status = 200;
  const { db } = getDatabase();
  for (const table of ['partners', 'enquiries', 'conversations', 'listings', 'listers', 'intents'])
    await db.query(`delete from ${table}`);
  await db.query('delete from jobs.job');
  await resetCorporates(db);
});

type Browser = ReturnType<typeof openTestBrowser>;

async function openAda(): Promise<Browser> {
  const { db } = getDatabase();
  const ada = openTestBrowser(db, {}, { sealer });
  ada.jar.set('test-session', await createSession(db, 'ada', { now: browserStart }));
  await ada.send('/api/corporate/switch', { corporateId: 'alpha' });
  return ada;
}

async function openSite() {
  const ada = await openAda();
  const { content } = await ada.send(path, { name: 'Homes', origins: ['https://homes.example'] });
  const { key, testKey } = (content as { data: { key: string; testKey: string } }).data;
  const set = await ada.send(`${path}/${key}/webhook`, { url });
  const { secret } = (set.content as { data: { secret: string } }).data;
  const find = async () => ((await ada.send(path)).content as { data: PartnerSite[] }).data[0];
  return { ada, key, testKey, secret, find };
}

/** A home of an owner without an account. */
async function openListing(): Promise<string> {
  const { db } = getDatabase();
  await saveListers(db, [
    {
      id: 'bos',
      kind: 'agent',
      name: 'Bo',
      phoneNumber: '+6580000902',
      email: 'bo@people.example',
      registrationNumber: 'R012345A',
      agencyName: null,
      agencyLicenceNumber: null,
    },
  ]);
  const saved = await saveListings(db, [makeDraft('1', { listerId: 'bos' })]);
  return saved.ids[0] ?? '';
}

const deliver = (leadId: string, attempts = 1, transport = {}) => {
  const { db } = getDatabase();
  const ctx = makeTestContext(db, { sealer, caller: 'system' });
  return deliverLead({ ...ctx, clock: () => browserStart }, leadId, attempts, transport);
};

describe('a test lead', () => {
  test('is signed over its time and body, says that it is a test, and is marked as delivered', async () => {
    const { ada, key, secret, find } = await openSite();
    const sent = await ada.send(`${path}/${key}/test-leads`, {});
    const { id } = (sent.content as { data: { id: string } }).data;
    expect((await find())?.deliveries).toMatchObject([{ id, state: 'waiting', isTest: true, attempts: 0 }]);
    await deliver(id);
    const [{ body = '', headers = {} } = {}] = received;
    expect(JSON.parse(body)).toEqual({
      event: 'lead.created',
      id,
      createdAt: expect.any(String),
      test: true,
      site: { key, name: 'Homes' },
      listing: null,
      lead: { name: 'Test Person', message: expect.any(String) },
    });
    const seconds = browserStart.getTime() / 1_000;
    const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    expect(headers['sewa-signature']).toBe(`t=${seconds},v1=${digest}`);
    expect(await find()).toMatchObject({
      leads: { total: 0, last30Days: 0, test: 1, days: [] },
      deliveries: [{ id, state: 'delivered', status: 200, failure: null }],
    });
  });

  test('is tried again until the last attempt, then again by hand with the same id', async () => {
    const { ada, key, find } = await openSite();
    const sent = await ada.send(`${path}/${key}/test-leads`, {});
    const { id } = (sent.content as { data: { id: string } }).data;
    const again = () => ada.send(`${path}/${key}/deliveries`, { id });
    status = 302;
    await expect(deliver(id)).rejects.toThrow('status-302');
    expect((await find())?.deliveries).toMatchObject([{ state: 'waiting', attempts: 1, status: 302 }]);
    expect((await again()).status).toBe(409);
    status = 500;
    await expect(deliver(id, 13)).rejects.toThrow('status-500');
    expect((await find())?.deliveries).toMatchObject([{ state: 'failed', attempts: 13, status: 500 }]);
    status = 204;
    expect((await again()).status).toBe(200);
    await deliver(id);
    expect((await find())?.deliveries).toMatchObject([{ state: 'delivered', status: 204 }]);
    expect(new Set(received.map(({ body }) => (JSON.parse(body) as { id: string }).id))).toEqual(
      new Set([id]),
    );
    expect((await ada.send(`${path}/${key}/deliveries`, { id: 'aaaaaaaaaaaa' })).status).toBe(404);
    const { rows } = await getDatabase().db.query(
      `select singleton_key from jobs.job where name = 'partner-webhooks' order by singleton_key`,
    );
    expect(rows).toEqual([{ singleton_key: `${id}-1` }, { singleton_key: `${id}-2` }]);
  });

  test('has failed if the server says nothing in time', async () => {
    const { ada, key, find } = await openSite();
    const sent = await ada.send(`${path}/${key}/test-leads`, {});
    const { id } = (sent.content as { data: { id: string } }).data;
    status = 0;
    await expect(deliver(id, 1, { timeoutMs: 50 })).rejects.toThrow('timeout');
    expect((await find())?.deliveries).toMatchObject([{ state: 'waiting', status: null }]);
  });

  test('of a test key reaches no lister, whoever a token names', async () => {
    const { key, testKey, find } = await openSite();
    const { db } = getDatabase();
    const listingId = await openListing();
    const frame = openFrame(db);
    await frame.start(testKey);
    const body = { contextId: `listing-${listingId}`, message: 'Is it free?' };
    expect((await frame.call('POST', '/api/embed/enquiries', body)).status).toBe(200);
    const missing = { ...body, contextId: 'listing-aaaaaaaaaaaa' };
    expect((await frame.call('POST', '/api/embed/enquiries', missing)).status).toBe(404);
    const { rows } = await db.query(
      `select (select count(*)::int from intents) as intents, (select count(*)::int from enquiries) as enquiries`,
    );
    expect(rows).toEqual([{ intents: 0, enquiries: 0 }]);
    const site = await find();
    expect(site).toMatchObject({ key, leads: { total: 0, test: 1 } });
    await deliver(site?.deliveries[0]?.id ?? '');
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ test: true, listing: { id: listingId } });
  });
});

describe('a lead', () => {
  test('is an enquiry that a guest began on the site and sent; its webhook is told no number', async () => {
    const { key, find } = await openSite();
    const { db } = getDatabase();
    const listingId = await openListing();
    await db.query(`update users set phone_number = '+6580000903' where id = 'tim'`);
    const frame = openFrame(db);
    await frame.start(key);
    const message = 'Is it free from January?';
    const begun = await frame.call<{ url: string }>('POST', '/api/embed/enquiries', {
      contextId: `listing-${listingId}`,
      message,
    });
    expect((await find())?.leads.total).toBe(0);
    const tim = openTestBrowser(db, {}, { sealer });
    tim.jar.set('test-session', await createSession(db, 'tim', { now: browserStart }));
    const opened = await frame.server.request(begun.data.url, { redirect: 'manual' });
    const [, intent = ''] = /intent=([^;]+)/.exec(opened.headers.getSetCookie().join()) ?? [];
    tim.jar.set('test-intent', intent);
    expect((await tim.send('/api/enquiries', { listingId, message })).status).toBe(200);
    expect((await tim.send('/api/enquiries', { listingId, message: 'And the pool?' })).status).toBe(200);
    const site = await find();
    expect(site?.leads).toEqual({
      total: 1,
      last30Days: 1,
      test: 0,
      days: [{ day: '2026-11-21', count: 1 }],
    });
    await deliver(site?.deliveries[0]?.id ?? '');
    const [{ body = '' } = {}] = received;
    expect(JSON.parse(body)).toMatchObject({
      test: false,
      site: { key },
      listing: { id: listingId, url: expect.stringContaining(listingId) },
      lead: { name: 'Tim', message },
    });
    expect(body).not.toMatch(/80000903|people\.example/);
  });
});

describe('addresses', () => {
  test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001::1',
    'ff02::1',
    'nothing',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  test('of this machine are called only where the sandbox may run', () => {
    for (const text of ['http://127.0.0.1:4000/x', 'http://localhost/x', 'http://[::1]/x']) {
      expect(parseWebhookUrl(text, true)?.href).toBe(text);
      expect(parseWebhookUrl(text, false)).toBeNull();
    }
  });

  test('are checked as the connection is made: a public name that leads inside is refused', async () => {
    const lead = {
      url: 'https://rebound.example/x',
      body: '{}',
      signature: 't=1,v1=a',
      isLocalAllowed: true,
    };
    const answering =
      (...addresses: string[]): ResolveAll =>
      (_host, _options, callback) =>
        callback(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        );
    for (const address of ['127.0.0.1', '169.254.169.254', '10.0.0.1'])
      expect(
        await postWebhook(lead, {
          resolve: answering('8.8.8.8', address),
        }),
      ).toEqual({ failure: 'refused-host' });
    expect(received).toEqual([]);
  });
});
