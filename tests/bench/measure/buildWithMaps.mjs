import path from 'node:path';
import { build } from 'vite';
import { repository } from './prepare.mjs';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of a source map, which are written in base 64 with five bits to a digit. */
function parseSegment(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = digits.indexOf(digit);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** Where in the code each stretch begins, and the source it is made of; `null` for what the bundler added. */
function listStretches(code, { mappings, sources }) {
  const stretches = [];
  let source = 0;
  let lineStart = 0;
  for (const line of mappings.split(';')) {
    let column = 0;
    for (const segment of line.split(',')) {
      if (segment === '') continue;
      const [columns, sourceStep] = parseSegment(segment);
      column += columns;
      if (sourceStep !== undefined) source += sourceStep;
      stretches.push({ at: lineStart + column, source: sourceStep === undefined ? null : sources[source] });
    }
    lineStart = code.indexOf('\n', lineStart) + 1;
  }
  return stretches;
}

/** The name of a module: a library's from its own name on, ours from the top of the repository. */
function nameModule(source, fileName, outDir) {
  if (source === null) return 'bundler';
  const file = path.resolve(path.dirname(path.join(outDir, fileName)), source);
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+\/.*)$/.exec(file)?.[1];
  return library ?? path.relative(repository, file.replace(/^\0/, ''));
}

/** The code of a script in stretches, each with the module it comes from. */
function divideScript({ code, map, fileName }, outDir) {
  const stretches = [{ at: 0, source: null }, ...listStretches(code, map)];
  return stretches
    .map(({ at, source }, index) => ({
      module: nameModule(source, fileName, outDir),
      code: code.slice(at, stretches[index + 1]?.at ?? code.length),
    }))
    .filter((stretch) => stretch.code !== '');
}

/** Builds the app's scripts once more, in memory, and gives for each file name the modules its code comes from, in stretches. */
export async function buildWithMaps() {
  const root = path.join(repository, 'app');
  const { output } = await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { sourcemap: 'hidden', write: false },
  });
  const chunks = output.filter(({ type, map }) => type === 'chunk' && map);
  const outDir = path.join(root, 'build/client');
  return new Map(chunks.map((chunk) => [path.basename(chunk.fileName), divideScript(chunk, outDir)]));
}
