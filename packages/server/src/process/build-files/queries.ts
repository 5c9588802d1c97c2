import type { Queryable } from '../../platform/database/database.ts';

/** Notes that a build starts now; returns false if it was there already. */
export async function insertBuild(
  db: Queryable,
  { digest, paths }: { digest: string; paths: readonly string[] },
): Promise<boolean> {
  const { rows } = await db.query<{ isNew: boolean }>(
    `insert into builds (digest, paths) values ($1, $2)
      on conflict (digest) do update set started_at = now() returning xmax = 0 as "isNew"`,
    [digest, paths],
  );
  return rows[0]?.isNew ?? false;
}

/** Stores files that aren't there yet. */
export async function insertBuildFiles(
  db: Queryable,
  files: readonly { path: string; bytes: Buffer }[],
): Promise<void> {
  await db.query(
    `insert into build_files (path, bytes) select * from unnest($1::text[], $2::bytea[])
      on conflict (path) do nothing`,
    [files.map(({ path }) => path), files.map(({ bytes }) => bytes)],
  );
}

/** Deletes the builds before the last `kept`, and files that only they had. */
export async function deleteOldBuilds(db: Queryable, kept: number): Promise<void> {
  await db.query(
    `delete from builds where digest not in (select digest from builds order by started_at desc limit $1)`,
    [kept],
  );
  await db.query(
    `delete from build_files where not exists (select from builds where path = any (builds.paths))`,
  );
}

/** The bytes of a file of one of the last builds, or null. */
export async function findBuildFile(db: Queryable, path: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer }>({
    name: 'find-build-file',
    text: 'select bytes from build_files where path = $1',
    values: [path],
  });
  return rows[0]?.bytes ?? null;
}
