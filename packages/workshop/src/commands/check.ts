import { installedProgram, repositoryRoot } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { runKinds } from '../testing/runKinds.ts';

if (process.argv.includes('--fix')) {
  await runProgram(installedProgram('biome'), ['check', '--write', '.'], { folder: repositoryRoot });
}
process.exitCode = await runKinds(['lint', 'types', 'boundaries']);
