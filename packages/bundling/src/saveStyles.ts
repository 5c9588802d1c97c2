import { build, transform } from 'esbuild';
import { type Bundle, makeBuildOptions, stylesPlugin } from './buildOptions.ts';
import { saveOutput } from './saveOutput.ts';

/** What a style sheet is made of. */
export interface StyleSheet {
  /** Its file below `dist`. */
  readonly name: string;
  /** Imports of the modules whose styles it holds. */
  readonly contents: string;
  /** The folder these imports are read from. */
  readonly resolveDir: string;
}

/** Writes the styles of some modules into one file; false where they have none, and nothing is written. */
export async function saveStyles(
  bundle: Bundle,
  { name, contents, resolveDir }: StyleSheet,
): Promise<boolean> {
  const { outputFiles } = await build({
    ...makeBuildOptions(bundle),
    stdin: { contents, resolveDir, loader: 'ts' },
    plugins: [stylesPlugin()],
    write: false,
  });
  const css = outputFiles.find(({ path }) => path.endsWith('.css'));
  if (css === undefined) return false;
  const { code } = await transform(css.text, { loader: 'css', minify: true, target: 'es2022' });
  await saveOutput(`${bundle.root}dist/${name}`, code);
  return true;
}
