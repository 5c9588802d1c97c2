import type { Database } from '../database/database.ts';
import type { SealStore } from './SealStore.ts';

/** Keeps the sandbox's seal in the database, for all processes. */
export const createTableSealStore = (db: Database): SealStore => ({
  async find() {
    const { rows } = await db.query<{ sealed: Buffer }>('select sealed from document_seals');
    return rows[0]?.sealed.toString('utf8');
  },
  async insertOnce(value) {
    await db.query('insert into document_seals (sealed) values ($1) on conflict do nothing', [
      Buffer.from(value),
    ]);
    const { rows } = await db.query<{ sealed: Buffer }>('select sealed from document_seals');
    return rows[0]?.sealed.toString('utf8') ?? value;
  },
});
