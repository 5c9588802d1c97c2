import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { listSourceFiles } from '../listSourceFiles.ts';
import { listPackageFolders, repositoryRoot } from '../repository.ts';
import { runProgram } from '../runProgram.ts';

/** A copy of the repository's working tree that a test may spoil, and how to remove it. */
export type RepositoryCopy = { root: string; remove: () => void };

/** How the copy gets its packages: links to ours, or not at all (its own bootstrap installs them). */
export type CopyPackages = 'linked' | 'absent';

/** The pictures stories are compared with are most of the repository's bytes, and no story of it is drawn in a copy. */
const copied = ['.', ':(exclude)tests/visual/baselines/*.png'];

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

/** Copies the working tree, without what git ignores, to a folder of its own. */
export async function copyRepository(packages: CopyPackages = 'linked'): Promise<RepositoryCopy> {
  const cache = path.join(repositoryRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const root = mkdtempSync(path.join(cache, 'copy-'));
  for (const file of await listSourceFiles(repositoryRoot, copied)) {
    cpSync(path.join(repositoryRoot, file), path.join(root, file), { verbatimSymlinks: true });
  }
  if (packages === 'linked') linkPackages(root);
  // Its own git, or the tools would take our repository, which ignores the copy, for its own.
  await runProgram('git', ['init', '--quiet'], { folder: root });
  await runProgram('git', ['add', '--all'], { folder: root });
  return { root, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }) };
}
