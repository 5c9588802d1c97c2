/** The least that stores a message and tells of it: a bare server with one statement that inserts and notifies. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

const { Pool } = createRequire(new URL('../../../packages/server/package.json', import.meta.url))('pg');

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
await pool.query(
  'create table bare_messages (id bigint generated always as identity primary key, conversation_id uuid not null, body text not null)',
);

const store = {
  name: 'store',
  text: `with stored as (insert into bare_messages (conversation_id, body) values ($1, $2) returning id)
    select id, pg_notify('bare', id::text) from stored`,
};

const server = createServer(async (request, response) => {
  const { conversationId, message } = JSON.parse(await text(request));
  const { rows } = await pool.query({ ...store, values: [conversationId, message] });
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: rows[0].id }));
});
server.listen(0, 'localhost', () => process.send({ url: `http://localhost:${server.address().port}` }));
// Whoever started it may be killed; then it ends, too.
process.once('disconnect', () => process.exit());
