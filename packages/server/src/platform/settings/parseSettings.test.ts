import { describe, expect, test } from 'vitest';
import { parseSettings } from './parseSettings.ts';

const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://sewa.example',
  SMTP_URL: 'smtps://mail.example:465',
  SMS_URL: 'https://sms.example/messages',
  TRUSTED_PROXIES: '0',
};

const key = (use: string) => ({ kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'a-secret', kid: use, use });
const keys = JSON.stringify({ keys: [key('sig'), key('enc')] });

describe('the settings', () => {
  test('have a default for everything a fresh machine needs', () => {
    expect(parseSettings({})).toMatchObject({
      appEnvironment: 'dev',
      port: 3000,
      host: '127.0.0.1',
      dataFolder: '.data',
      databaseUrl: null,
      publicUrl: null,
      redirectHosts: [],
      hasEyeAssist: true,
      helpMode: 'chat',
      isRateLimited: true,
    });
  });

  test('take what is set, and an empty variable as not set', () => {
    const settings = parseSettings({
      ...production,
      PORT: ' 8080 ',
      DATABASE_URL: 'postgres://sewa:secret@db.example:5432/sewa',
      REDIRECT_ALLOW: 'blog.example, Help.Example:8443',
      COOKIE_DOMAIN: '',
      EYE_ASSIST: 'off',
      HELP_MODE: 'email',
      RATE_LIMITS: 'off',
    });
    expect(settings).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://sewa:secret@db.example:5432/sewa',
      redirectHosts: ['blog.example', 'help.example:8443'],
      cookieDomain: null,
      hasEyeAssist: false,
      helpMode: 'email',
      isRateLimited: false,
    });
  });

  test('give a process its role and its share of the connections', () => {
    const server = { DATABASE_URL: 'postgres://sewa@db.example/sewa' };
    expect(parseSettings({})).toMatchObject({
      role: 'all',
      databasePool: 16,
      databaseDirectUrl: null,
      databaseReadUrl: null,
    });
    expect(
      parseSettings({
        ...server,
        ROLE: 'worker',
        DATABASE_POOL: '8',
        DATABASE_DIRECT_URL: 'postgres://sewa@direct.example/sewa',
      }),
    ).toMatchObject({
      role: 'worker',
      databasePool: 8,
      databaseDirectUrl: 'postgres://sewa@direct.example/sewa',
    });
    expect(() => parseSettings({ ROLE: 'web' })).toThrow('ROLE');
    expect(() => parseSettings({ ...server, ROLE: 'cook' })).toThrow('web, worker or all');
    expect(() => parseSettings({ ...server, DATABASE_POOL: '7' })).toThrow('from 8 to 1000');
    expect(() => parseSettings({ DATABASE_DIRECT_URL: 'postgres://sewa@direct.example/sewa' })).toThrow(
      'beside DATABASE_URL',
    );
  });

  test('take the address of a ClamAV daemon, on a port or on a socket', () => {
    const read = (url: string) => parseSettings({ CLAMD_URL: url }).clamdUrl;
    expect(['', 'tcp://127.0.0.1:3310', 'unix:/run/clamav/clamd.ctl'].map(read)).toEqual([
      null,
      'tcp://127.0.0.1:3310',
      'unix:/run/clamav/clamd.ctl',
    ]);
    for (const wrong of ['127.0.0.1:3310', 'tcp://clamd', 'http://clamd:3310', 'unix:'])
      expect(() => read(wrong), wrong).toThrow(/^CLAMD_URL is .*tcp:\/\/127\.0\.0\.1:3310 or unix:/);
  });

  test.each([
    [{ PORT: '80a' }, 'PORT is "80a"; it should be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1"; it should be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; it should be a whole number from 0 to 65535.'],
    [{ APP_ENV: 'live' }, 'APP_ENV is "live"; it should be dev, test or production.'],
    [
      { PUBLIC_URL: 'sewa.example' },
      'PUBLIC_URL is "sewa.example"; it should be an origin like https://sewa.example, without a path.',
    ],
    [
      { PUBLIC_URL: 'https://sewa.example/app' },
      'PUBLIC_URL is "https://sewa.example/app"; it should be an origin like https://sewa.example, without a path.',
    ],
    [
      { MAIN_DOMAIN: 'https://sewa.example' },
      'MAIN_DOMAIN is "https://sewa.example"; it should be a host name like sewa.example.',
    ],
    [
      { REDIRECT_ALLOW: 'a.example,b c' },
      'REDIRECT_ALLOW is "a.example,b c"; it should be host names separated by commas.',
    ],
    [{ HELP_MODE: 'phone' }, 'HELP_MODE is "phone"; it should be chat or email.'],
    [{ RATE_LIMITS: 'yes' }, 'RATE_LIMITS is "yes"; it should be on or off.'],
  ])('refuse %o in one line', (variables, message) => {
    expect(() => parseSettings(variables)).toThrow(message);
  });

  test('take the key of the link service: a live one in production, a test one elsewhere, and never print it', () => {
    const key = (kind: string) => `key_${kind}_${'aB3'.repeat(10)}xy`;
    expect(parseSettings({})).toMatchObject({ linkKey: null, appUrl: null });
    expect(parseSettings({ BRANCH_KEY: key('test') }).linkKey).toBe(key('test'));
    expect(parseSettings({ ...production, BRANCH_KEY: key('live') }).linkKey).toBe(key('live'));
    const wrong = [
      { BRANCH_KEY: key('live') },
      { BRANCH_KEY: `${key('test')}z` },
      { BRANCH_KEY: 'key_test_' },
      { ...production, BRANCH_KEY: key('test') },
    ];
    for (const variables of wrong) {
      const read = () => parseSettings(variables);
      expect(read).toThrow('BRANCH_KEY is "***"; it should be key_');
      expect(read).not.toThrow(/aB3/);
    }
    expect(parseSettings({ APP_URL: 'https://apps.example/sewa' }).appUrl).toBe('https://apps.example/sewa');
    for (const APP_URL of ['http://apps.example/sewa', 'javascript:alert(1)', 'apps.example'])
      expect(() => parseSettings({ APP_URL })).toThrow('APP_URL is "');
  });

  test('take the analytics service with both its settings, and the tag manager, and never print the secret', () => {
    const set = { ANALYTICS_ID: 'G-AB12CD34EF', ANALYTICS_SECRET: 'aB3-_aB3aB3aB3aB3aB3aw' };
    expect(parseSettings({})).toMatchObject({ analytics: null, tagManager: null });
    expect(parseSettings({ ...set, TAG_MANAGER_ID: 'GTM-AB12CD3' })).toMatchObject({
      analytics: { measurementId: 'G-AB12CD34EF', secret: set.ANALYTICS_SECRET, apiUrl: null },
      tagManager: { id: 'GTM-AB12CD3', url: null },
    });
    expect(() => parseSettings({ ANALYTICS_ID: set.ANALYTICS_ID })).toThrow(
      'ANALYTICS_SECRET is not set; it should be set with ANALYTICS_ID.',
    );
    expect(() => parseSettings({ ANALYTICS_SECRET: set.ANALYTICS_SECRET })).toThrow(
      'ANALYTICS_ID is not set; it should be set with ANALYTICS_SECRET.',
    );
    expect(() => parseSettings({ ...set, ANALYTICS_ID: 'UA-123-1' })).toThrow('ANALYTICS_ID is "UA-123-1"');
    const read = () => parseSettings({ ...set, ANALYTICS_SECRET: 'aB3 aB3' });
    expect(read).toThrow('ANALYTICS_SECRET is "***"');
    expect(read).not.toThrow(/aB3/);
    for (const TAG_MANAGER_ID of ['G-AB12CD34EF', 'GTM-ab', "GTM-AB12'; x"])
      expect(() => parseSettings({ TAG_MANAGER_ID })).toThrow('TAG_MANAGER_ID is "');
  });

  test('never print a password', () => {
    const variables = { DATABASE_URL: 'mysql://sewa:secret@db.example/sewa' };
    expect(() => parseSettings(variables)).toThrow(
      'DATABASE_URL is "mysql://sewa:***@db.example/sewa"; it should be an address like postgres://user:password@host:5432/sewa.',
    );
  });

  test('refuse to start production half-configured', () => {
    expect(parseSettings(production)).toMatchObject({ appEnvironment: 'production' });
    expect(() => parseSettings({ ...production, PUBLIC_URL: '' })).toThrow(
      'PUBLIC_URL is not set; it should be set when APP_ENV is production.',
    );
    expect(() => parseSettings({ ...production, PUBLIC_URL: 'http://sewa.example' })).toThrow(
      'it should be https when APP_ENV is production',
    );
    expect(() => parseSettings({ ...production, SMTP_URL: '' })).toThrow('SMTP_URL is not set');
    expect(() => parseSettings({ ...production, SMS_URL: '' })).toThrow('SMS_URL is not set');
  });

  test('name everything at once that production lacks', () => {
    const issuer = { SINGPASS_ISSUER: 'https://id.example' };
    const read = () => parseSettings({ APP_ENV: 'production', SMS_URL: production.SMS_URL, ...issuer });
    expect(read).toThrow(
      [
        'PUBLIC_URL is not set; it should be set when APP_ENV is production.',
        'SMTP_URL is not set; it should be set when APP_ENV is production.',
        'TRUSTED_PROXIES is not set; it should be the number of proxies before the process when APP_ENV is production, 0 for none.',
        'SEAL_KEY is not set; it should be 32 random bytes as base64url, and after a comma those it replaces.',
        'SINGPASS_CLIENT_ID is not set; it should be set when SINGPASS_ISSUER is.',
        'SINGPASS_KEYS is not set; it should be set when SINGPASS_ISSUER is.',
      ].join('\n'),
    );
  });

  test('take a NATS server beside DATABASE_URL, and never print what opens it', () => {
    const server = { DATABASE_URL: 'postgres://sewa@db.example/sewa' };
    const read = (SIGNALS_URL: string) => parseSettings({ ...server, SIGNALS_URL }).signalsUrl;
    const addresses = [
      'nats://nats.example:4222',
      'nats://sewa:secret@nats.example',
      'tls://secret@nats.example',
    ];
    expect(addresses.map(read)).toEqual(addresses);
    for (const wrong of [
      'http://sewa:secret@nats.example',
      'nats://secret@nats.example/sewa',
      'nats://secret@',
    ]) {
      expect(() => read(wrong), wrong).toThrow(
        /^SIGNALS_URL is ".*it should be the address of a NATS server/,
      );
      expect(() => read(wrong), wrong).not.toThrow(/secret/);
    }
    expect(() => parseSettings({ SIGNALS_URL: 'nats://secret@nats.example' })).toThrow(
      'SIGNALS_URL is "nats://***@nats.example"; it should be set only beside DATABASE_URL.',
    );
  });

  test('refuse production that does not say what stands before it: all people would have one address', () => {
    expect(() => parseSettings({ ...production, TRUSTED_PROXIES: '' })).toThrow(
      'TRUSTED_PROXIES is not set; it should be the number of proxies before the process when APP_ENV is production, 0 for none.',
    );
    expect(parseSettings(production).trustedProxies).toBe(0);
    expect(parseSettings({ ...production, TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
    expect(parseSettings({}).trustedProxies).toBe(0);
  });
});

describe('the issuers', () => {
  const SEAL_KEY = Buffer.alloc(32, 7).toString('base64url');
  const singpass = {
    SINGPASS_ISSUER: 'https://id.example/singpass',
    SINGPASS_CLIENT_ID: 'sewa',
    SINGPASS_KEYS: keys,
    SEAL_KEY,
  };

  test('are none where none is set, and nothing is sealed', () =>
    expect(parseSettings({})).toMatchObject({ issuers: [], sealKey: null, oldSealKeys: [] }));

  test('take a key that seals, and those it replaced', () => {
    const [first, second] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
    const read = (text: string) => parseSettings({ ...singpass, SEAL_KEY: text });
    expect(read(SEAL_KEY)).toMatchObject({ sealKey: first, oldSealKeys: [] });
    const both = `${second.toString('base64url')}, ${SEAL_KEY}`;
    expect(read(both)).toMatchObject({ sealKey: second, oldSealKeys: [first] });
    expect(() => read(`${SEAL_KEY},`)).toThrow('SEAL_KEY is "***"');
  });

  test('are read with their keys; Myinfo is asked under the same name unless another is given', () => {
    const b2c = { B2C_ISSUER: 'https://b2c.example', B2C_CLIENT_ID: 'us', B2C_KEYS: keys };
    expect(parseSettings({ ...production, ...singpass, ...b2c }).issuers).toMatchObject([
      { name: 'singpass', clientId: 'sewa', myinfoClientId: 'sewa', scopes: 'openid', isSandbox: false },
      { name: 'b2c', clientId: 'us', myinfoClientId: null },
    ]);
    expect(parseSettings({ ...singpass, SINGPASS_MYINFO_CLIENT_ID: 'sewa-myinfo' }).issuers).toMatchObject([
      { myinfoClientId: 'sewa-myinfo' },
    ]);
  });

  test('are plain http only on this machine and outside production', () => {
    const local = { ...singpass, SINGPASS_ISSUER: 'http://127.0.0.1:3001/singpass' };
    expect(parseSettings(local).issuers).toMatchObject([{ issuer: 'http://127.0.0.1:3001/singpass' }]);
    for (const variables of [
      { ...production, ...local },
      { ...singpass, SINGPASS_ISSUER: 'http://id.example/singpass' },
      { ...singpass, SINGPASS_ISSUER: 'https://id.example/?x=1' },
      { ...singpass, SINGPASS_ISSUER: 'id.example' },
    ])
      expect(() => parseSettings(variables)).toThrow('SINGPASS_ISSUER is "');
  });

  test.each([
    [{ SINGPASS_CLIENT_ID: '' }, 'SINGPASS_CLIENT_ID is not set'],
    [{ SINGPASS_KEYS: '' }, 'SINGPASS_KEYS is not set'],
    [{ SINGPASS_ISSUER: '' }, 'SINGPASS_ISSUER is not set; it should be set when SINGPASS_CLIENT_ID is.'],
    [{ B2C_KEYS: 'a-secret' }, 'B2C_ISSUER is not set; it should be set when B2C_KEYS is.'],
    [{ SINGPASS_KEYS: '{"keys":[{"d":"a-secret"}]}' }, 'SINGPASS_KEYS is "***"'],
    [{ SINGPASS_KEYS: JSON.stringify({ keys: [key('sig')] }) }, 'SINGPASS_KEYS is "***"'],
    [{ SEAL_KEY: '' }, 'SEAL_KEY is not set; it should be 32 random bytes as base64url'],
    [{ SEAL_KEY: 'a-secret' }, 'SEAL_KEY is "***"'],
  ])('refuse %o, and never print a key', (variables, message) => {
    const read = () => parseSettings({ ...singpass, ...variables });
    expect(read).toThrow(message);
    expect(read).not.toThrow(/a-secret/);
  });
});

test.each(['nobody', 'Sewa', 'Sewa <>', '<a@b', 'a@b <c@d>, e@f'])('no letter is from %j', (text) => {
  expect(() => parseSettings({ MAIL_FROM: text })).toThrow(
    `MAIL_FROM is "${text}"; it should be an address like Sewa <no-reply@sewa.example>.`,
  );
});

test.each(['no-reply@sewa.example', 'Sewa homes <no-reply@sewa.example>'])(
  'a letter may be from %j',
  (text) => {
    expect(parseSettings({ MAIL_FROM: text }).mailFrom).toBe(text);
  },
);
