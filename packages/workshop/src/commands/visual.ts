import { handOver } from '../../bin/handOver.mjs';
import { findBrowser } from '../machine/findBrowser.ts';
import { inRepository, installedProgram, repositoryRoot } from '../repository.ts';
import { parseFilters } from '../testing/parseFilters.ts';
import { acceptDifferences } from '../visual/acceptDifferences.ts';
import { pictureFolders } from '../visual/differences.ts';
import { parseVisualArguments } from '../visual/parseVisualArguments.ts';

async function compare(filters: readonly string[], options: readonly string[]): Promise<void> {
  handOver(
    installedProgram('vitest'),
    ['run', '--root', inRepository('tests/visual'), ...options, ...filters],
    { ...process.env, CHROMIUM_PATH: await findBrowser() },
    repositoryRoot,
  );
}

try {
  const usual = parseFilters(process.env.SEWA_TEST_FILTER);
  const { accepts, isUpdating, filters, options } = parseVisualArguments(process.argv.slice(2), usual);
  if (accepts === null) await compare(filters, isUpdating ? ['--update=all', ...options] : options);
  else for (const picture of acceptDifferences(accepts, pictureFolders)) console.log(`accepted ${picture}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
