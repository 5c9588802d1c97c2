import type { Queryable } from '../../platform/database/database.ts';

/** Whether a preview link of the article is valid. */
export async function hasPreview(
  db: Queryable,
  { id, articleId, now }: { id: string; articleId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from article_previews where id = $1 and article_id = $2 and expires_at > $3',
    [id, articleId, now],
  );
  return rowCount > 0;
}

/** Ends all preview links of an article. */
export async function deletePreviews(tx: Queryable, articleId: string): Promise<void> {
  await tx.query('delete from article_previews where article_id = $1', [articleId]);
}

/** Inserts a preview link. */
export async function insertPreview(
  tx: Queryable,
  row: { id: string; articleId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(
    'insert into article_previews (id, article_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [row.id, row.articleId, row.createdAt, row.expiresAt],
  );
}
