import type { Queryable } from '../database/database.ts';
import type { Blob } from './Blobs.ts';

/** A blob; its bytes are null while they are in the object store. */
export interface BlobRow {
  readonly content_type: string;
  readonly bytes: Buffer | null;
}

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
export async function findBlobRow(db: Queryable, id: string): Promise<BlobRow | null> {
  const { rows } = await db.query<BlobRow>({
    name: 'find-blob',
    text: `select content_type, bytes from blobs where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
