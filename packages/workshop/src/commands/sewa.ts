import { handOver } from '../../bin/handOver.mjs';
import { inRepository, repositoryRoot } from '../repository.ts';

const program = inRepository('packages/server/bin/sewa.ts');
const programArguments = ['--conditions=sewa-source', program, ...process.argv.slice(2)];
handOver(process.execPath, programArguments, process.env, repositoryRoot);
