import { inRepository, installedProgram, parseJson } from '../repository.ts';
import { runProgram } from '../runProgram.ts';

const storyFile = /[\w./-]+\.stories\.tsx?/g;

// Of a manifest it cannot compare without an account, the trace says only that something was not caught.
const untold = /TurboSnap disabled|Unhandled promise rejection/;

/** Reads the story files out of what `chromatic trace` prints, or null when a change may concern every story. */
export const parseTrace = (output: string): string[] | null =>
  untold.test(output) ? null : [...new Set(output.match(storyFile) ?? [])].sort();

/** Asks TurboSnap, without a network, which stories of the built Storybook hang on the given files; null when all do. */
export async function traceStories(files: readonly string[]): Promise<string[] | null> {
  const { untraced = [] } = parseJson<{ untraced?: string[] }>(inRepository('chromatic.config.json'));
  const { code, output } = await runProgram(installedProgram('chromatic'), [
    'trace',
    '--stats-file',
    inRepository('storybook-static/preview-stats.json'),
    '--mode',
    'compact',
    ...untraced.flatMap((pattern) => ['--untraced', pattern]),
    ...files,
  ]);
  if (code !== 0) throw new Error(`TurboSnap could not trace: ${output.trim()}`);
  return parseTrace(output);
}
