/** Ends the invitations to an address in a running process: `node endInvitation.ts DATA_DIR ADDRESS`. */
import { openDatabase } from '@sewa/server';

const [dataFolder = '', email = ''] = process.argv.slice(2);
const db = await openDatabase({ databaseUrl: null, dataFolder }, { ifBusy: 'join' });
await db.query({
  text: 'update invitations set expires_at = created_at where email = $1',
  values: [email],
});
await db.close();
