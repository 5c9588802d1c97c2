/** Adds rows to the redirects of a running process: `node addRedirects.ts DATA_DIR '[["/from", "/to", 302], ...]'`. */
import { openDatabase } from '@sewa/server';

const [dataFolder = '', rows = '[]'] = process.argv.slice(2);
const db = await openDatabase({ databaseUrl: null, dataFolder }, { ifBusy: 'join' });
for (const [from, to, status] of JSON.parse(rows) as [string, string, number][]) {
  await db.query({
    text: 'insert into redirects (from_path, to_url, status) values ($1, $2, $3)',
    values: [from, to, status],
  });
}
await db.close();
