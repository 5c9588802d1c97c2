import { installedProgram } from '../repository.ts';
import { runProgram } from '../runProgram.ts';

/** Builds the named packages, or all of them, through Turborepo's cache; throws with what it printed. */
export async function buildPackages(packageNames: readonly string[]): Promise<void> {
  const { code, output } = await runProgram(
    installedProgram('turbo'),
    ['run', 'build', '--output-logs=errors-only', ...packageNames.flatMap((name) => ['--filter', name])],
    {
      environment: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
        DO_NOT_TRACK: '1',
        TURBO_UI: 'false',
      },
    },
  );
  if (code !== 0) throw new Error(`The build failed.\n${output.trim()}`);
}

/** Builds the app that `npm start` serves; a build of the same sources comes out of the cache. */
export function buildApp(): Promise<void> {
  return buildPackages(['@sewa/app']);
}
