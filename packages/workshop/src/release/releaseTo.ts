import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackages } from '../building/buildPackages.ts';
import { installedProgram, listPublished, packageScope, parseJson, repositoryRoot } from '../repository.ts';
import { type ProgramAnswer, runProgram } from '../runProgram.ts';
import { loadRegistry, type RegistryIndex } from './loadRegistry.ts';
import { writePackuments } from './writePackuments.ts';

interface Release {
  name: string;
  version: string;
}
type PackedRelease = Release & { tarball: { path: string; integrity: string } };

function mustSucceed(what: string, { code, output }: ProgramAnswer): void {
  if (code !== 0) throw new Error(`${what} failed.\n${output.trim()}`);
}

function hasChangesets(root: string): boolean {
  return readdirSync(path.join(root, '.changeset')).some(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
}

function listUnreleased(root: string, index: RegistryIndex): Release[] {
  return listPublished(root)
    .map(({ name, manifest: { version } }) => ({ name: `${packageScope}/${name}`, version }))
    .filter(({ name, version }) => index[name]?.[version] === undefined);
}

async function pack(root: string, registry: string, releases: readonly Release[]): Promise<PackedRelease[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-release-'));
  const planFile = path.join(folder, 'plan.json');
  const plan = [releases.map((release) => ({ kind: 'publish', ...release }))];
  writeFileSync(planFile, JSON.stringify({ version: 1, plan }));
  mustSucceed(
    'Packing',
    await runProgram(
      installedProgram('changeset', root),
      ['pack', '--from-publish-plan', planFile, '--out-dir', registry],
      { folder: root },
    ),
  );
  rmSync(folder, { recursive: true });
  const packedPlan = path.join(registry, 'publish-plan.json');
  const { plan: packed } = parseJson<{ plan: PackedRelease[][] }>(packedPlan);
  rmSync(packedPlan);
  return packed.flat();
}

/** Applies the waiting changesets. The contract says its version, in its document and in its build. */
async function writeVersions(root: string): Promise<void> {
  const run = async (what: string, program: string, programArguments: string[]) =>
    mustSucceed(what, await runProgram(program, programArguments, { folder: root }));
  await run('Writing the versions', installedProgram('changeset', root), ['version']);
  const generator = 'packages/api/bin/openapi.ts';
  await run('Writing openapi.json', process.execPath, ['--conditions=sewa-source', generator]);
  const document = 'packages/api/openapi.json';
  await run('Formatting openapi.json', installedProgram('biome', root), ['format', '--write', document]);
  await buildPackages([`${packageScope}/api`], root);
}

/** Where a directory registry is served, if nothing else is said. */
export const registryUrl = 'http://localhost:4873';

/** Builds the published packages, applies the waiting changesets, packs the versions the registry lacks and answers them as `name@version`. */
export async function releaseTo(
  registry: string,
  root = repositoryRoot,
  url = registryUrl,
): Promise<string[]> {
  mkdirSync(registry, { recursive: true });
  // Only the build of the contract holds a version: made before these are written, the others may exist already.
  await buildPackages(
    listPublished(root).map(({ name }) => `${packageScope}/${name}`),
    root,
  );
  if (hasChangesets(root)) await writeVersions(root);
  const index = loadRegistry(registry);
  const releases = listUnreleased(root, index);
  for (const { name, version, tarball } of releases.length > 0 ? await pack(root, registry, releases) : []) {
    index[name] = { ...index[name], [version]: { tarball: tarball.path, integrity: tarball.integrity } };
  }
  writeFileSync(path.join(registry, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  await writePackuments(registry, url);
  return releases.map(({ name, version }) => `${name}@${version}`);
}
