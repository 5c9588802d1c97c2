import { endWithParent } from '../../bin/endWithParent.mjs';
import { inRepository, repositoryRoot } from '../repository.ts';

endWithParent();
// The server takes over this process: another would load all of Node again.
process.chdir(repositoryRoot);
process.env.NODE_ENV = 'development';
await import(inRepository('app/dev.ts'));
