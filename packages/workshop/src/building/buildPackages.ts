import path from 'node:path';
import { cacheFolder } from '../machine/cacheFolder.ts';
import { installedProgram, packageScope, repositoryRoot } from '../repository.ts';
import { runProgram } from '../runProgram.ts';

/** The environment of a build: that of the shell, with where builds are cached and what Turborepo and pnpm leave alone. */
export const makeTurboEnvironment = (environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...environment,
  NODE_ENV: 'production',
  // Every clone builds the same sources: each takes what another has built.
  TURBO_CACHE_DIR: environment.TURBO_CACHE_DIR ?? path.join(cacheFolder(environment), 'turbo'),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  // The install is ours to do (bootstrap); pnpm would check it again before each script.
  pnpm_config_verify_deps_before_run: 'false',
});

async function runTask(task: string, names: readonly string[], root: string): Promise<void> {
  const { code, output } = await runProgram(
    installedProgram('turbo', root),
    ['run', task, '--output-logs=errors-only', ...names.flatMap((name) => ['--filter', name])],
    { folder: root, environment: makeTurboEnvironment() },
  );
  if (code !== 0) throw new Error(`The build failed.\n${output.trim()}`);
}

/** Builds the named packages, or all of them, through Turborepo's cache; throws with what it printed. */
export function buildPackages(names: readonly string[], root = repositoryRoot): Promise<void> {
  return runTask('build', names, root);
}

/** Builds the app that `npm start` serves; a build of the same sources comes out of the cache. */
export function buildApp(): Promise<void> {
  return buildPackages([`${packageScope}/app`]);
}

/** Builds the app over what the published packages publish instead of their sources, into a folder of its own. */
export function buildPublishedApp(): Promise<void> {
  return runTask('build:published', [`${packageScope}/app`], repositoryRoot);
}
