import { expect, test } from 'vitest';
import type { StartedBank } from './bank/startBank.ts';
import { createSandbox } from './createSandbox.ts';
import type { SandboxDatabase } from './queries.ts';

const accounts = [
  {
    name: 'Lim <Jia> En',
    phoneNumber: '+6580000301',
    userTypeIds: [1, 2],
    roles: [],
    registrationNumber: null,
  },
  {
    name: 'Pauline Seah',
    phoneNumber: '+6580000401',
    userTypeIds: [4],
    roles: ['administrator', 'operator'],
    registrationNumber: null,
  },
];
const messages = [
  {
    id: '2',
    channel: 'sms',
    to: '+6580000301',
    subject: null,
    body: 'Your code is <b>',
    html: null,
    at: '2026-11-21T04:00:00.000Z',
  },
  {
    id: '1',
    channel: 'email',
    to: 'a@b.example',
    subject: 'An "offer"',
    body: 'Line\nLine',
    html: '<!doctype html><p>Line</p>',
    at: '2026-11-21T03:00:00.000Z',
  },
];

/** A store that nobody may ask. */
const failing = new Proxy({}, { get: () => () => Promise.reject(new Error('It was asked.')) });

function open(isReal = false, bank: StartedBank | null = null) {
  const db: SandboxDatabase = {
    query: async (statement) => {
      const rows: object[] = statement.includes('not is_sample')
        ? isReal
          ? [{}]
          : []
        : statement.includes('from outbox')
          ? messages
          : accounts;
      return { rows: rows as never[], rowCount: rows.length };
    },
  };
  const { respond } = createSandbox(db, { links: null, time: null, bank, analytics: null });
  return (path: string, host = 'localhost:3000', init: RequestInit = {}) =>
    respond(new Request(`http://${host}${path}`, init));
}

test('the people one can log in as are a list of name, number, types and roles', async () => {
  expect(await (await open()('/sandbox/accounts.json'))?.json()).toEqual([
    {
      name: 'Lim <Jia> En',
      phoneNumber: '+6580000301',
      userTypes: ['Tenant', 'Owner'],
      roles: [],
      registrationNumber: null,
    },
    {
      name: 'Pauline Seah',
      phoneNumber: '+6580000401',
      userTypes: ['CorporateUser'],
      roles: ['administrator', 'operator'],
      registrationNumber: null,
    },
  ]);
});

test('the outbox is a list of channel, recipient, subject, body, HTML and time', async () => {
  expect(await (await open()('/sandbox/outbox.json'))?.json()).toEqual(
    messages.map(({ id: _, ...shown }) => shown),
  );
});

test('the outbox frames a letter as HTML that runs nothing, and has no frame for a text message', async () => {
  const page = await (await open()('/sandbox/outbox'))?.text();
  expect(page?.match(/<iframe src="[^"]*" title="[^"]*" sandbox="[^"]*"/g)).toEqual([
    '<iframe src="/sandbox/outbox/1" title="Email: An &quot;offer&quot;" sandbox="allow-popups allow-popups-to-escape-sandbox"',
  ]);
  const letter = await open()('/sandbox/outbox/1');
  expect(await letter?.text()).toBe('<!doctype html><p>Line</p>');
  expect(letter?.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox /);
  for (const id of ['2', '3', 'x']) expect(await open()(`/sandbox/outbox/${id}`)).toBeNull();
});

test('the pages show everything as text, under a policy that runs only their own script', async () => {
  for (const path of ['/sandbox', '/sandbox/outbox']) {
    const response = await open()(path);
    const html = (await response?.text()) ?? '';
    expect(html).not.toMatch(/<Jia>|code is <b>/);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(response?.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; connect-src 'self'/,
    );
    expect(response?.headers.get('cache-control')).toBe('no-store');
  }
  expect(await (await open()('/sandbox'))?.text()).toContain('data-copy="80000301"');
});

test.each(['sewa.example', '192.168.0.2:3000', 'localhost.evil.example'])(
  'nothing is shown to a request made to %s',
  async (host) => expect(await open()('/sandbox/outbox.json', host)).toBeNull(),
);

test('nothing is shown while somebody real has an account', async () => {
  for (const path of ['/sandbox', '/sandbox/accounts.json', '/sandbox/outbox', '/sandbox/outbox.json'])
    expect(await open(true)(path)).toBeNull();
});

test('other addresses and methods lead nowhere', async () => {
  expect(await open()('/sandbox/nothing')).toBeNull();
  expect(await open()('/sandbox/__proto__')).toBeNull();
  expect(await open()('/sandbox', 'localhost', { method: 'POST' })).toBeNull();
});

test('without the bank there is no page of it, and with a real account nothing is moved', async () => {
  const paths = ['payments', 'payments.json', 'webhooks.json', 'partners.json', 'ledger.json'];
  const shown = paths.map((path) => `/sandbox/${path}`);
  for (const path of shown) expect(await open()(path)).toBeNull();
  const bank: Partial<StartedBank> = { find: () => ({ store: failing }) as never };
  const send = open(true, bank as StartedBank);
  for (const path of shown) expect(await send(path)).toBeNull();
  expect(await send('/sandbox/payments/x/approve', 'localhost', { method: 'POST' })).toBeNull();
});
