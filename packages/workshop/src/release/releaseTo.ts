import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackages } from '../building/buildPackages.ts';
import { installedProgram, listPublished, packageScope, parseJson, repositoryRoot } from '../repository.ts';
import { type ProgramAnswer, runProgram } from '../runProgram.ts';

/** One version of a package in a directory registry: its tarball beside the index, and its SHA-256. */
export interface RegistryVersion {
  tarball: string;
  integrity: string;
}

/** The index of a directory registry: package name -> version -> tarball. */
export type RegistryIndex = Record<string, Record<string, RegistryVersion>>;

interface Release {
  name: string;
  version: string;
}
type PackedRelease = Release & { tarball: { path: string; integrity: string } };

function mustSucceed(what: string, { code, output }: ProgramAnswer): void {
  if (code !== 0) throw new Error(`${what} failed.\n${output.trim()}`);
}

/** Reads the index of a directory registry; an empty one when there is none. */
export function loadRegistry(registry: string): RegistryIndex {
  const file = path.join(registry, 'index.json');
  return existsSync(file) ? parseJson<RegistryIndex>(file) : {};
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

/** Builds the published packages, applies the waiting changesets, packs the versions the registry lacks and answers them as `name@version`. */
export async function releaseTo(registry: string, root = repositoryRoot): Promise<string[]> {
  mkdirSync(registry, { recursive: true });
  // A build holds no version: made before these are written, it may be one that exists already.
  await buildPackages(
    listPublished(root).map(({ name }) => `${packageScope}/${name}`),
    root,
  );
  if (hasChangesets(root)) {
    const versioning = await runProgram(installedProgram('changeset', root), ['version'], { folder: root });
    mustSucceed('Writing the versions', versioning);
  }
  const index = loadRegistry(registry);
  const releases = listUnreleased(root, index);
  if (releases.length === 0) return [];
  for (const { name, version, tarball } of await pack(root, registry, releases)) {
    index[name] = { ...index[name], [version]: { tarball: tarball.path, integrity: tarball.integrity } };
  }
  writeFileSync(path.join(registry, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  return releases.map(({ name, version }) => `${name}@${version}`);
}
