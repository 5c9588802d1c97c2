import type { Queryable } from '../database/database.ts';
import type { Blob } from './Blobs.ts';

/** Inserts a blob unless its id is there already; it is there until the transaction ends, whoever deletes what else shows it. */
export async function insertBlob(
  db: Queryable,
  { id, contentType, bytes }: Blob & { id: string },
): Promise<void> {
  await db.query({
    name: 'insert-blob',
    text: `insert into blobs (id, content_type, bytes, byte_length) values ($1, $2, $3, $4) 
      on conflict (id) do update set content_type = blobs.content_type`,
    values: [id, contentType, Buffer.from(bytes), bytes.byteLength],
  });
}

/** Ids that begin with a text, as SQL over its parameter; 'g' is the first letter behind the hexadecimal digits. */
const BEGINS = `id >= $1 and id < $1 || 'g'`;

/** The blob of an id or of the beginning of one, or null. */
export async function findBlob(db: Queryable, id: string): Promise<Blob | null> {
  const { rows } = await db.query<{ content_type: string; bytes: Buffer }>({
    name: 'find-blob',
    text: `select content_type, bytes from blobs where ${BEGINS} order by id limit 1`,
    values: [id],
  });
  const [row] = rows;
  return row ? { contentType: row.content_type, bytes: row.bytes } : null;
}

/** Whether a blob of this id, or one that begins so, is kept. */
export async function hasBlob(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(`select from blobs where ${BEGINS} limit 1`, [id]);
  return rowCount > 0;
}
