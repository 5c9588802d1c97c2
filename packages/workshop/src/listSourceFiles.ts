import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './repository.ts';
import { runProgram } from './runProgram.ts';

/** Lists the files of the working tree that git does not ignore, named from its top folder; throws where git cannot tell. */
export async function listSourceFiles(
  root = repositoryRoot,
  patterns: readonly string[] = ['.'],
): Promise<string[]> {
  const { code, stdout, output } = await runProgram(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    { folder: root },
  );
  if (code !== 0) throw new Error(`The files of the repository could not be listed: ${output}`);
  return stdout.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}
