import pg from 'pg';

/** The version a PostgreSQL gives of itself, with how it was built; throws when it cannot be reached within ten seconds. */
export async function getPostgresVersion(url: string): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  // A connection that is cut rejects what was asked; without a listener it would end the process besides.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>('select version()');
    return rows[0]?.version ?? '';
  } finally {
    await client.end();
  }
}
