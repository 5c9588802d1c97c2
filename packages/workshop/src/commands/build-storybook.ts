import { handOver } from '../../bin/handOver.mjs';
import { installedProgram, repositoryRoot } from '../repository.ts';

handOver(
  installedProgram('storybook'),
  [
    'build',
    '--output-dir',
    'storybook-static',
    '--stats-json',
    '--disable-telemetry',
    ...process.argv.slice(2),
  ],
  process.env,
  repositoryRoot,
);
