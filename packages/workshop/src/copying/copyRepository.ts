import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listSourceFiles } from '../listSourceFiles.ts';
import { listPackageFolders, repositoryRoot } from '../repository.ts';
import { runProgram } from '../runProgram.ts';

/** A copy of the repository's working tree that a test may spoil, and how to remove it. */
export interface RepositoryCopy {
  root: string;
  remove: () => void;
}

/** How the copy gets its packages: links to ours, by its own bootstrap, or not at all. */
export type CopyPackages = 'linked' | 'own' | 'absent';

/** The pictures stories are compared with are most of the repository's bytes, and no story of it is drawn in a copy. */
const noPictures = ':(exclude)tests/visual/baselines/*.png';

function linkPackages(root: string): void {
  const copyOptions = { recursive: true, verbatimSymlinks: true } as const;
  for (const folder of ['.', ...listPackageFolders()]) {
    const modules = path.join(repositoryRoot, folder, 'node_modules');
    if (!existsSync(modules)) continue;
    const target = path.join(root, folder, 'node_modules');
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(modules)) {
      const isCache = name === '.cache' || name.startsWith('.vite') || name.startsWith('.sewa');
      if (isCache) continue;
      if (name === '.pnpm') symlinkSync(path.join(modules, name), path.join(target, name));
      else cpSync(path.join(modules, name), path.join(target, name), copyOptions);
    }
  }
}

/** `cpSync` asks several times as much of the disk for each file. */
function copyFiles(files: readonly string[], root: string): void {
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of files) {
    const [from, to] = [path.join(repositoryRoot, file), path.join(root, file)];
    if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else copyFileSync(from, to);
  }
}

/** A git of its own, or the tools would take our repository, which ignores the copy, for theirs; what ours has stored it does not store again. */
async function initGit(root: string): Promise<void> {
  await runProgram('git', ['init', '--quiet'], { folder: root });
  const { stdout } = await runProgram(
    'git',
    ['rev-parse', '--path-format=absolute', '--git-path', 'objects'],
    {
      folder: repositoryRoot,
    },
  );
  writeFileSync(path.join(root, '.git/objects/info/alternates'), stdout);
  await runProgram('git', ['add', '--all'], { folder: root });
}

/** Packages are installed with links to their store, which does not go from one file system to another. */
function makeFolder(packages: CopyPackages): string {
  const parent = packages === 'own' ? path.join(repositoryRoot, '.cache') : tmpdir();
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, 'sewa-copy-'));
}

/** Copies the working tree, without what git ignores, to a folder of its own. */
export async function copyRepository(packages: CopyPackages = 'linked'): Promise<RepositoryCopy> {
  const root = makeFolder(packages);
  copyFiles(await listSourceFiles(repositoryRoot, ['.', noPictures]), root);
  if (packages === 'linked') linkPackages(root);
  await initGit(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }) };
}
