import { join } from 'node:path';
import { findPostgresPrograms, makeCluster } from '@sewa/testing';
import {
  assertNoErrors,
  makeFolder,
  makeMarketFolder,
  removeFolder,
  repositoryRoot,
  runNode,
  startSewa,
  stopSewa,
} from '../support/startSewa.ts';
import { expect, test } from '../support/test.ts';

/** What a command says on a database. */
async function run(environment: Record<string, string>, ...commandArguments: readonly string[]) {
  const program = join(repositoryRoot, 'packages/server/bin/sewa.ts');
  const command = runNode([program, ...commandArguments], { APP_ENV: 'test', ...environment });
  return { code: await command.ended, output: command.output() };
}

/** The newest homes, as anybody finds them. */
async function listHomes(environment: Record<string, string>, dataFolder: string): Promise<unknown> {
  const sewa = await startSewa({ dataFolder, environment });
  try {
    const answer = await fetch(`${sewa.url}/api/discover?sort=newest`);
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: unknown };
    const picture = await fetch(new URL(/\/media\/[^"]+/.exec(JSON.stringify(data))?.[0] ?? '', sewa.url));
    expect(picture.headers.get('content-type')).toContain('image/');
    return data;
  } finally {
    await stopSewa(sewa);
    assertNoErrors(sewa);
  }
}

test('a market is backed up while it runs, moved to a server, and restored elsewhere: the same homes are found in all three', async () => {
  test.setTimeout(300_000);
  const [dataFolder, files] = [makeMarketFolder(), makeFolder()];
  const restoredFolder = join(files, 'restored');
  const backup = join(files, 'market.backup');
  const cluster = makeCluster(findPostgresPrograms());
  await cluster.start();
  try {
    const sewa = await startSewa({ dataFolder });
    const locked = { BACKUP_PASSPHRASE: 'kaya toast' };
    const saved = await run({ DATA_DIR: dataFolder, ...locked }, 'backup', backup, '--encrypt');
    expect(saved.output).toMatch(/market\.backup holds \d+ tables, [\d,]+ rows, encrypted\.$/m);
    const early = await run({ DATA_DIR: dataFolder }, 'move', '--to', cluster.url);
    expect(early.output).toContain(`Another Sewa process (pid ${sewa.child.pid}) is using ${dataFolder}.`);
    expect(early.code).toBe(1);
    await stopSewa(sewa);
    const homes = await listHomes({}, dataFolder);

    const moved = await run({ DATA_DIR: dataFolder }, 'move', '--to', cluster.url);
    expect(moved.output).toMatch(/ MB in \d+ s; both sides are the same\.$/m);
    expect(moved.output).toMatch(
      /^Everything stored until [-\d]{10} [:\d]{8} \(Singapore\) is on the server\.$/m,
    );
    expect(moved.code).toBe(0);
    expect(await listHomes({ DATABASE_URL: cluster.url }, dataFolder)).toEqual(homes);
    await expect(startSewa({ dataFolder })).rejects.toThrow('was moved to the database postgres on');

    const restored = await run({ DATA_DIR: restoredFolder, ...locked }, 'restore', backup);
    expect(restored.output).toMatch(/ rows are back, as they were at [-\d]{10} [:\d]{8} \(Singapore\)\.$/m);
    expect(await listHomes({}, restoredFolder)).toEqual(homes);
  } finally {
    await cluster.remove();
    removeFolder(dataFolder);
    removeFolder(files);
  }
});
