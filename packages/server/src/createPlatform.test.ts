import { expect, test } from 'vitest';
import { createPlatform } from './createPlatform.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import { parseSettings } from './platform/settings/parseSettings.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

test('a platform migrates, prepares, serves and ends', async () => {
  const { db, settings } = getDatabase();
  await db.close();
  const prepared: number[] = [];
  const platform = await createPlatform(
    { ...parseSettings({ APP_ENV: 'test' }), ...settings },
    {
      log: () => undefined,
      prepare: async (own) => void prepared.push((await own.query('select from listings')).rowCount),
    },
  );
  expect(prepared).toEqual([0]);
  expect((await platform.server.request('/api/ready')).status).toBe(200);
  await platform.close();
  await expect(platform.db.query('select 1')).rejects.toThrow();
});

test('a platform that cannot be prepared leaves nothing open', async () => {
  const { settings } = getDatabase();
  const broken = () =>
    createPlatform(
      { ...parseSettings({ APP_ENV: 'test' }), ...settings },
      { log: () => undefined, prepare: () => Promise.reject(new Error('no sample')) },
    );
  await expect(broken()).rejects.toThrow('no sample');
  await expect(broken()).rejects.toThrow('no sample');
});

test.each([
  ['postgres://127.0.0.1:1/x', 'connect ECONNREFUSED 127.0.0.1:1'],
  ['postgres://nowhere.invalid/x', 'getaddrinfo ENOTFOUND nowhere.invalid'],
])(
  'the database server %s cannot be used, and the sentence names the setting',
  async (databaseUrl, reason) => {
    const settings = { ...parseSettings({ APP_ENV: 'test' }), databaseUrl };
    await expect(createPlatform(settings, { log: () => undefined })).rejects.toThrow(
      `DATABASE_URL names a database that cannot be used: ${reason}.`,
    );
  },
);

test('a user who may not make tables is told so in plain words', async () => {
  const { settings } = getDatabase();
  const { databaseUrl } = settings;
  if (!databaseUrl) return;
  const admin = await openDatabase(settings);
  await admin.query('create role stranger login');
  await admin.query('create database strange');
  const address = new URL(databaseUrl);
  address.username = 'stranger';
  address.pathname = '/strange';
  const starting = createPlatform(parseSettings({ APP_ENV: 'test', DATABASE_URL: address.href }), {
    log: () => undefined,
  });
  await expect(starting).rejects.toThrow(
    "DATABASE_URL names a database that its user can't change: permission denied for schema public. The user has to own the database",
  );
  await admin.query('drop database strange');
  await admin.query('drop role stranger');
  await admin.close();
});
