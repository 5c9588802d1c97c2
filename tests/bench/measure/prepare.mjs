import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './processes.mjs';

/** Folder of these benchmarks. */
export const benchFolder = fileURLToPath(new URL('..', import.meta.url));

/** Folder of the repository. */
export const repository = path.resolve(benchFolder, '../..');

/** The built app that is measured; `BENCH_APP_BUILD` names another build, to compare two. */
export const appBuild = process.env.BENCH_APP_BUILD ?? path.join(repository, 'app/build');

/** Installs what the lockfile of a folder says, unless that was done since the lockfile changed. */
export async function installLocked(folder, what, say) {
  const changedAt = (file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changedAt('node_modules/.package-lock.json') > changedAt('package-lock.json')) return;
  say(`Installing ${what} …`);
  await runToEnd('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
}

/** Installs the tools of the benchmarks on first use. */
export async function installTools(say) {
  await installLocked(benchFolder, 'the tools of the benchmarks', say);
}

/** Builds the app as `npm start` does. */
export async function buildApp(say) {
  if (process.env.BENCH_APP_BUILD) return;
  say('Building the app …');
  const built = await import('../../../packages/workshop/src/building/buildPackages.ts');
  await built.buildApp();
}
