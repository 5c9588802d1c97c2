import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { copyRepository } from '../copying/copyRepository.ts';
import { endOnSignals } from '../testing/endOnSignals.ts';
import type { Mutant } from './mutants.ts';
import type { MutationTarget } from './target.ts';

/** Mutates a folder in a copy of the repository, one mutant at a time, and answers what became of each. */
export async function runStryker(target: MutationTarget): Promise<Mutant[]> {
  const copy = await copyRepository();
  process.once('exit', copy.remove);
  endOnSignals(async () => copy.remove());
  // Stryker and the tests it starts take the folder they stand in for the repository.
  process.chdir(copy.root);
  process.env.SEWA_MUTATED_FOLDER = target.folder;
  const results = await new Stryker({
    mutate: target.sources,
    inPlace: true,
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: {
      configFile: path.join(copy.root, 'packages/workshop/src/mutation/vitest.config.ts'),
      // As our tests run: a thread has the time zone of its process, whatever a project asks for.
      pool: 'forks',
    },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    disableTypeChecks: false,
    timeoutMS: 30_000,
  }).runMutationTest();
  return results.map((result) => ({ ...result, fileName: path.relative(copy.root, result.fileName) }));
}
