import { parseArgs } from 'node:util';
import { handOver } from '../../bin/handOver.mjs';
import { inRepository, installedProgram, repositoryRoot } from '../repository.ts';
import { acceptDifferences, pictureFolders } from '../visual/review.ts';

function compare(names: readonly string[], isUpdating: boolean): void {
  // Stories of pages, in the app, have no pictures.
  const filters = names.length > 0 ? names : ['packages/'];
  handOver(
    installedProgram('vitest'),
    ['run', '--root', inRepository('tests/visual'), ...(isUpdating ? ['--update=all'] : []), ...filters],
    { ...process.env, SEWA_TESTS: 'whole' },
    repositoryRoot,
  );
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: 'string' }, update: { type: 'boolean', short: 'u', default: false } },
  });
  if (values.accept === undefined) compare(positionals, values.update);
  else
    for (const picture of acceptDifferences(values.accept, pictureFolders))
      console.log(`accepted ${picture}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
