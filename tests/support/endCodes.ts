/** Ends the one-time codes of a number in a running process: `node endCodes.ts DATA_DIR NUMBER`. */
import { openDatabase } from '@sewa/server';

const [dataFolder = '', phoneNumber = ''] = process.argv.slice(2);
const db = await openDatabase({ databaseUrl: null, dataFolder }, { ifBusy: 'join' });
await db.query({
  text: 'update one_time_codes set expires_at = created_at where phone_number = $1',
  values: [phoneNumber],
});
await db.close();
