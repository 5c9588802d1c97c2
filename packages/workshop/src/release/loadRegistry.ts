import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../repository.ts';

/** One version of a package in a directory registry: its tarball beside the index, and its SHA-256. */
export interface RegistryVersion {
  tarball: string;
  integrity: string;
}

/** The index of a directory registry: package name -> version -> tarball. */
export type RegistryIndex = Record<string, Record<string, RegistryVersion>>;

/** Reads the index of a directory registry; an empty one when there is none. */
export function loadRegistry(registry: string): RegistryIndex {
  const file = path.join(registry, 'index.json');
  return existsSync(file) ? parseJson<RegistryIndex>(file) : {};
}
