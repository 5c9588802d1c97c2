import type { Command } from 'commander';
import type { Context } from '../platform/calling/Context.ts';
import type { runAsSystem } from '../runAsSystem.ts';

/** Loaded lazily, so that other commands start faster. */
const run: typeof runAsSystem = async (work) => (await import('../runAsSystem.ts')).runAsSystem(work);

const places = { table: 'in the database', s3: 'in S3' } as const;

const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function tellCounts({ db }: Context): Promise<void> {
  const { countDeletions, countStored } = await import('../platform/blobs/moveQueries.ts');
  for (const { stored_in: place, files, bytes } of await countStored(db))
    process.stdout.write(`Files ${places[place]}: ${files}, ${formatMegabytes(bytes)}.\n`);
  process.stdout.write(`Objects in S3 to be deleted: ${await countDeletions(db)}.\n`);
}

async function move(): Promise<void> {
  const { setHome } = await import('../platform/blobs/moveQueries.ts');
  const { moveBlobs } = await import('../platform/blobs/moveBlobs.ts');
  await run(async (ctx) => {
    if (!ctx.objects) throw new Error('Set BLOBS_URL to where the files should be.');
    await setHome(ctx.db, 's3');
    for (;;) {
      const { files, bytes, failures } = await moveBlobs(ctx, {});
      if (files > 0) process.stdout.write(`Moved to S3: ${files} files, ${formatMegabytes(bytes)}.\n`);
      if (failures > 0) throw new Error('S3 failed; the files it did not take are still in the database.');
      if (files === 0) break;
    }
    // Those that were brought back a moment ago are left to the job.
    await tellCounts(ctx);
  });
}

async function back(): Promise<void> {
  const { bringBlobsBack } = await import('../platform/blobs/bringBlobsBack.ts');
  await run(async (ctx) => {
    const { files, missing } = await bringBlobsBack(ctx, {});
    process.stdout.write(`Brought back into the database: ${files} files.\n`);
    if (missing.length > 0) throw new Error(`S3 did not give ${missing.length} files; try again.`);
    process.stdout.write('All files are in the database. Their objects are deleted after ten minutes.\n');
  });
}

/** Adds `blobs` to the command line: where files are, and moving them to S3 and back. */
export function registerBlobs(program: Command): void {
  const blobs = program.command('blobs').description('Move files between the database and S3.');
  blobs
    .command('count')
    .description('Count the files in the database and in S3.')
    .action(() => run(tellCounts));
  blobs.command('move').description('Move all files to S3 now, and new ones from now on.').action(move);
  blobs
    .command('back')
    .description('Bring all files back into the database, and move none any more.')
    .action(back);
}
