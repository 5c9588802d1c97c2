import { endWithParent } from '../../bin/endWithParent.mjs';
import { handOver } from '../../bin/handOver.mjs';
import { installedProgram, repositoryRoot } from '../repository.ts';

endWithParent();
handOver(
  installedProgram('storybook'),
  ['dev', '--port', '6006', '--no-open', '--disable-telemetry', ...process.argv.slice(2)],
  process.env,
  repositoryRoot,
);
