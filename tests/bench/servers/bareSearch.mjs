/** Searches by SQL straight on node:http: `/page?…` answers the cards alone, `/whole?…` the cards, the total and all facets. */
import './reportUse.mjs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { createAnchorIndexes } from '../market/anchorIndexes.mjs';
import { makeCountStatements } from '../market/countStatements.mjs';
import { makePageStatement } from '../market/pageStatement.mjs';

const pageSize = 24;
const connections = 10;
const { Pool } = createRequire(new URL('../../../packages/server/package.json', import.meta.url))('pg');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: connections });
await createAnchorIndexes(pool);

async function search(pathname, query) {
  const { rows } = await pool.query(makePageStatement(query, pageSize));
  const items = `"items":[${rows.map(({ item }) => item).join(',')}]`;
  if (pathname === '/page') return `{${items}}`;
  const counts = await Promise.all(makeCountStatements(query).map((statement) => pool.query(statement)));
  return `{${items},"counts":${JSON.stringify(counts.map((count) => count.rows))}}`;
}

createServer(async ({ url }, response) => {
  const { pathname, search: query } = new URL(url, 'http://localhost');
  if (pathname === '/') return response.end();
  try {
    const body = Buffer.from(await search(pathname, query));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  } catch (error) {
    response.writeHead(500);
    response.end(String(error));
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
