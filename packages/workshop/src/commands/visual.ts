import { handOver } from '../../bin/handOver.mjs';
import { findBrowser } from '../machine/findBrowser.ts';
import { inRepository, installedProgram, repositoryRoot } from '../repository.ts';

handOver(
  installedProgram('vitest'),
  ['run', '--root', inRepository('tests/visual'), ...process.argv.slice(2)],
  { ...process.env, CHROMIUM_PATH: await findBrowser() },
  repositoryRoot,
);
