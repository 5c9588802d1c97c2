import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { type TrimmedModule, trimLibraries } from './trimLibraries.ts';

const library = `
function heavy() { return 'what nobody needs'; }
export function start(isHeavy) { return isHeavy ? heavy() : 'light'; }
`;

/** The script of a page that uses the library, built as the app is. */
async function buildPage(modules: readonly TrimmedModule[], isSsr = false): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'sewa-trimming-'));
  mkdirSync(join(root, 'library'));
  writeFileSync(join(root, 'library/index.js'), library);
  writeFileSync(
    join(root, 'page.js'),
    `import { start } from './library/index.js'; globalThis.started = start(globalThis.isHeavy);`,
  );
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [trimLibraries(modules)],
    build: { write: false, ssr: isSsr, rolldownOptions: { input: join(root, 'page.js') } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((one) => ('code' in one ? one.code : ''))
    .join('');
}

const cuts = [{ reason: 'No page is heavy.', functions: ['heavy'] }];

test('what is listed is not in the script that a browser gets', async () => {
  expect(await buildPage([])).toContain('what nobody needs');
  const trimmed = await buildPage([{ module: 'library/index.js', cuts }]);
  expect(trimmed).not.toContain('what nobody needs');
  expect(trimmed).toContain('light');
});

test('the server has libraries as they are', async () => {
  expect(await buildPage([{ module: 'library/index.js', cuts }], true)).toContain('what nobody needs');
});

test('a build fails with what is not found any more', async () => {
  await expect(
    buildPage([
      { module: 'library/index.js', cuts: [{ reason: 'No page is light.', functions: ['lightest'] }] },
    ]),
  ).rejects.toThrow("The function 'lightest' was not found in library/index.js.");
});

test('a build fails without a module that is trimmed', async () => {
  await expect(buildPage([{ module: 'library/index-2.js', cuts }])).rejects.toThrow(
    'library/index-2.js is trimmed, but it is not in the build.',
  );
});
