import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository, repositoryRoot } from '../repository.ts';
import { runProgram } from '../runProgram.ts';

/** A data folder of the product, filled with the sample market, and what removes it. */
export interface FilledFolder {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

const conditions = ['--conditions=sewa-source', '--disable-warning=ExperimentalWarning'];

/**
 * Fills a new folder with the sample market, for every process of a run to start from a copy; whoever runs around this one may have
 * filled it already, and says where. Throws with what was printed.
 */
export async function fillSampleMarket(): Promise<FilledFolder> {
  const filled = process.env.SEWA_FILLED_FOLDER;
  if (filled) return { folder: filled, remove: async () => undefined };
  const folder = await mkdtemp(path.join(tmpdir(), 'sewa-market-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const { code, output } = await runProgram(
    process.execPath,
    [...conditions, inRepository('packages/sample/bin/sample.ts')],
    { folder: repositoryRoot, environment: { ...process.env, APP_ENV: 'test', DATA_DIR: folder } },
  );
  if (code === 0) return { folder, remove };
  await remove();
  throw new Error(`The sample market was not filled:\n${output}`);
}
