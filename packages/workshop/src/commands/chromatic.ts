import { handOver } from '../../bin/handOver.mjs';
import { installedProgram, repositoryRoot } from '../repository.ts';

handOver(installedProgram('chromatic'), process.argv.slice(2), process.env, repositoryRoot);
