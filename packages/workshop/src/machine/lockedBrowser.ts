import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRepository, parseJson } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { cacheFolder } from './cacheFolder.ts';

const unpacker = fileURLToPath(new URL('unpackBrowser.mjs', import.meta.url));

/** The tests own the browser, so that a start of the product does not fetch it. */
const requireOfTests = createRequire(inRepository('tests/package.json'));

const browserEntry = () => requireOfTests.resolve('@sparticuz/chromium');
const browserPackage = () => path.resolve(path.dirname(browserEntry()), '..');
const fontsPackage = () => path.dirname(requireOfTests.resolve('dejavu-fonts-ttf/package.json'));

const versionOf = (folder: string) =>
  parseJson<{ version: string }>(path.join(folder, 'package.json')).version;

/** The folder is named after all it is made of, so that another version gets one of its own. */
const unpackedFolder = () =>
  path.join(cacheFolder(), `chromium-${versionOf(browserPackage())}-fonts-${versionOf(fontsPackage())}`);

const lockedBrowserPath = () => path.join(unpackedFolder(), 'run');

/** Whether a program is the Chromium that the lockfile pins. */
export const isLockedBrowser = (program: string): boolean => program === lockedBrowserPath();

/** The build of a Chromium, such as 153.0.8010.0; throws when it names none. */
export async function getBrowserBuild(program: string): Promise<string> {
  const { stdout, output } = await runProgram(program, ['--version'], { limitSeconds: 60 });
  const build = /\d+(?:\.\d+)+/.exec(stdout)?.[0];
  if (build === undefined) throw new Error(`${program} --version names no build: ${output}`);
  return build;
}

const saveFontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/typefaces</dir>
  <cachedir>${folder}/fontconfig</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`;

/** Starts the browser with the libraries and typefaces beside it, never with those a machine happens to have. */
const saveRunScript = (folder: string) => `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_FILE='${folder}/fonts.conf'
exec '${folder}/chromium' "$@"
`;

async function unpackInto(staging: string, folder: string): Promise<void> {
  const { code, output } = await runProgram(process.execPath, [unpacker, browserEntry()], {
    environment: { ...process.env, TMPDIR: staging },
    limitSeconds: 120,
  });
  if (code !== 0) throw new Error(`The browser of the lockfile could not be unpacked: ${output.trim()}`);
  cpSync(path.join(fontsPackage(), 'ttf'), path.join(staging, 'typefaces'), { recursive: true });
  writeFileSync(path.join(staging, 'fonts.conf'), saveFontSettings(folder));
  const program = path.join(staging, 'run');
  writeFileSync(program, saveRunScript(folder));
  chmodSync(program, 0o755);
}

/** Unpacks the Chromium that the lockfile pins, once for all clones, and answers its program; throws one sentence. */
export async function unpackLockedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `The browser of the lockfile runs on x64 Linux, this is ${process.arch} ${process.platform}: name a Chromium of this machine in CHROMIUM_PATH.`,
    );
  const folder = unpackedFolder();
  const program = lockedBrowserPath();
  if (existsSync(program)) return program;
  mkdirSync(path.dirname(folder), { recursive: true });
  const staging = mkdtempSync(`${folder}.`);
  try {
    await unpackInto(staging, folder);
    renameSync(staging, folder);
  } catch (error) {
    // Another process was first: what it unpacked is the same.
    if (!existsSync(program)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return program;
}
