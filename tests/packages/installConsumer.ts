import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '@sewa/workshop/programs';
import { loadRegistry, type RegistryIndex } from '@sewa/workshop/release';
import { loadCatalog, parseJson } from '@sewa/workshop/repository';
import { stringify } from 'yaml';

interface Manifest {
  dependencies: Record<string, string>;
}

function tarballsOf(index: RegistryIndex, registry: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(index).map(([name, versions]) => {
      const [newest] = Object.values(versions).toReversed();
      if (!newest) throw new Error(`The registry has no version of ${name}.`);
      return [name, `file:${path.join(registry, newest.tarball)}`];
    }),
  );
}

/** Copies a stranger's project beside the registry and installs it there: our packages from their tarballs, the others in the catalog's versions. */
export async function installConsumer(project: string, folder: string, registry: string): Promise<string> {
  const name = path.basename(project);
  const target = path.join(folder, name);
  cpSync(project, target, { recursive: true });
  const tarballs = tarballsOf(loadRegistry(registry), registry);
  const catalog = loadCatalog();
  const manifestFile = path.join(target, 'package.json');
  const manifest = parseJson<Manifest>(manifestFile);
  for (const [dependency, wanted] of Object.entries(manifest.dependencies)) {
    // What only a stranger uses stands in its manifest with its version.
    if (!wanted.includes(':')) continue;
    const [kind, alias] = wanted.split(':');
    const version = kind === 'registry' ? tarballs[dependency] : catalog[alias || dependency];
    if (!version)
      throw new Error(`${name} wants ${dependency}, which neither the registry nor the catalog has.`);
    manifest.dependencies[dependency] = version;
  }
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
  const settings = {
    pmOnFail: 'ignore',
    overrides: tarballs,
    allowBuilds: { esbuild: true, msw: false, sharp: false },
  };
  writeFileSync(path.join(target, 'pnpm-workspace.yaml'), stringify(settings));
  const { code, output } = await runProgram(
    'pnpm',
    ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'],
    { folder: target, environment: { ...process.env, CI: '1' } },
  );
  if (code !== 0) throw new Error(`${name} could not install the packages.\n${output}`);
  return target;
}
