/** Prints who can log in to a sample market, as the sandbox lists them: `node printAccounts.ts DATA_DIR`. */
import { openDatabase } from '@sewa/server';

const [dataFolder = ''] = process.argv.slice(2);
const db = await openDatabase({ databaseUrl: null, dataFolder });
const { rows } = await db.query(
  'select name, phone_number as "phoneNumber" from users where name is not null and phone_number is not null',
);
await db.close();
process.stdout.write(JSON.stringify(rows));
