import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What tells one machine, or one shell, from another: all of it is part of `process`. */
export type Shell = Readonly<Pick<NodeJS.Process, 'version' | 'platform' | 'arch' | 'env'>>;

/** Which settings of a person's shell change what a test does. */
const settings = [
  'APP_ENV',
  'CI',
  'LANG',
  'LC_ALL',
  'LC_MESSAGES',
  'NODE_OPTIONS',
  'SEWA_TESTS',
  'SEWA_VISUAL',
  'TZ',
];

/** The open data that some tests read where it is there, by what is in its files. */
function describeOpenData(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => {
        const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
        return `${path.relative(folder, file)} ${digest}`;
      })
      .join();
  } catch {
    return 'none';
  }
}

/** What makes two machines, or two shells, differ for a test, beside the browser and the database. */
export const describeMachine = (
  openDataFolder: string,
  { version, platform, arch, env }: Shell = process,
): string =>
  JSON.stringify({
    node: version,
    platform: `${platform} ${arch}`,
    openData: describeOpenData(openDataFolder),
    settings: settings.map((name) => `${name}=${env[name] ?? ''}`),
  });
