import type { Queryable } from '../database/database.ts';
import type { Blob } from './Blobs.ts';

/** Inserts a blob unless it exists; locks it until the transaction ends, so that it isn't deleted meanwhile. */
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

/** The blob of an id, or null. */
export async function findBlob(db: Queryable, id: string): Promise<Blob | null> {
  const { rows } = await db.query<{ content_type: string; bytes: Buffer }>({
    name: 'find-blob',
    text: `select content_type, bytes from blobs where id = $1`,
    values: [id],
  });
  const [row] = rows;
  return row ? { contentType: row.content_type, bytes: row.bytes } : null;
}
