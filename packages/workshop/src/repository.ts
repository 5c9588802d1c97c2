import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** The absolute path of the repository's top folder. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** The absolute path of something named from the repository's top folder. */
export function inRepository(...parts: string[]): string {
  return path.join(repositoryRoot, ...parts);
}

/** The absolute path of a program that the install put into node_modules/.bin. */
export function installedProgram(name: string, root = repositoryRoot): string {
  return path.join(root, 'node_modules/.bin', name);
}

/** The workspace's package folders, named from the top folder: `app`, `packages/ui`, … */
export function listPackageFolders(root = repositoryRoot): string[] {
  const packages = path.join(root, 'packages');
  const nested = existsSync(packages) ? readdirSync(packages).map((name) => `packages/${name}`) : [];
  return ['app', 'tests', 'tokens', ...nested.sort()].filter((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  );
}

/** The scope every package's name starts with. */
export const packageScope = '@sewa';

/** A package of the workspace: `ui` in `packages/ui`, and its package.json. */
export interface WorkspacePackage {
  readonly name: string;
  readonly folder: string;
  readonly manifest: {
    readonly version: string;
    readonly private?: boolean;
    readonly exports: Record<string, unknown>;
    readonly dependencies?: Record<string, string>;
  };
}

/** The packages of the workspace. */
export function listPackages(root = repositoryRoot): WorkspacePackage[] {
  return listPackageFolders(root).map((folder) => ({
    name: path.basename(folder),
    folder,
    manifest: parseJson(path.join(root, folder, 'package.json')),
  }));
}

/** The packages that others can install. */
export function listPublished(root = repositoryRoot): WorkspacePackage[] {
  return listPackages(root).filter(({ manifest }) => !manifest.private);
}

/** Reads a JSON file; throws when it is missing or, with a sentence that names it, when it is not JSON. */
export function parseJson<T>(file: string): T {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** The versions of the workspace's catalog: package name -> exact version, or a range for what those who install our packages have too. */
export function loadCatalog(root = repositoryRoot): Record<string, string> {
  const text = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  return (parse(text) as { catalog: Record<string, string> }).catalog;
}
