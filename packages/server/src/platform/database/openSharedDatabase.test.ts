import { findFreePort } from '@sewa/testing';
import { expect, test } from 'vitest';
import { openSharedDatabase } from './openSharedDatabase.ts';

test('a server that cannot be reached is told by the name of its setting', async () => {
  const port = await findFreePort();
  const databaseUrl = `postgres://127.0.0.1:${port}/sewa`;
  await expect(openSharedDatabase({ databaseUrl, dataFolder: '' })).rejects.toThrow(
    `DATABASE_URL names a database that cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.`,
  );
});
