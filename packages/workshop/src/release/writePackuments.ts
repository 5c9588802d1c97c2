import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../runProgram.ts';
import { loadRegistry, type RegistryVersion } from './loadRegistry.ts';

async function readManifest(tarball: string): Promise<Record<string, unknown>> {
  const { code, stdout, output } = await runProgram('tar', ['-xzOf', tarball, 'package/package.json']);
  if (code !== 0) throw new Error(`${tarball} has no manifest.\n${output}`);
  return JSON.parse(stdout);
}

/**
 * Writes what npm asks a registry about each package into a directory registry: `@sewa/ui` is then a file with its versions, and any
 * static server of the folder at this URL is a registry that npm installs from.
 */
export async function writePackuments(registry: string, url: string): Promise<void> {
  const describe = async ({ tarball, integrity }: RegistryVersion) => ({
    ...(await readManifest(path.join(registry, tarball))),
    dist: { tarball: new URL(tarball, `${url}/`).href, integrity },
  });
  for (const [name, versions] of Object.entries(loadRegistry(registry))) {
    const known = Object.entries(versions);
    const described = known.map(async ([version, released]) => [version, await describe(released)]);
    const latest = known.at(-1)?.[0];
    const packument = {
      name,
      'dist-tags': { latest },
      versions: Object.fromEntries(await Promise.all(described)),
    };
    const file = path.join(registry, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(packument, null, 2)}\n`);
  }
}
