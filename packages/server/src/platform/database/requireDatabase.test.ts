import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { requireServer } from './requireDatabase.ts';

const getDatabase = openTestDatabase();

test.each([
  [
    'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string',
    /used: the server asks for a password, and the address has none\. Write it like /,
  ],
  ['SASL authentication failed', /: the user or the password is wrong \(SASL/],
  ['no such database: sewa', /: PgBouncer knows no database "sewa"\. Add it to \[databases\]/],
  ['unsupported startup parameter: statement_timeout', /: it leads to a pooler, so set DATABASE_DIRECT_URL/],
  ['password authentication failed for user "sewa"', /: password authentication failed for user "sewa"\.$/],
])('that a server says %j is told in plain words, with the setting', async (message, said) => {
  const db = {
    ...getDatabase().db,
    kind: 'server' as const,
    query: () => Promise.reject(new Error(message)),
  };
  const requiring = requireServer(db, 'DATABASE_DIRECT_URL');
  await expect(requiring).rejects.toThrow(/^DATABASE_DIRECT_URL names a database that cannot be used: /);
  await expect(requiring).rejects.toThrow(said);
});
