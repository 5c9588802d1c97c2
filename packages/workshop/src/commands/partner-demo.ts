import { endWithParent } from '../../bin/endWithParent.mjs';
import { handOver } from '../../bin/handOver.mjs';
import { inRepository, repositoryRoot } from '../repository.ts';

const { PORT = '3000', PUBLIC_URL = `http://localhost:${PORT}`, EMBED_ORIGIN } = process.env;

endWithParent();
handOver(
  process.execPath,
  [
    '--conditions=sewa-source',
    inRepository('packages/sandbox/bin/partner-demo.ts'),
    ...['--site', PUBLIC_URL],
    ...(EMBED_ORIGIN ? ['--embed', EMBED_ORIGIN] : []),
    ...process.argv.slice(2),
  ],
  process.env,
  repositoryRoot,
);
