import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file into a copy of the repository, with the folders above it. */
export function seed(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Changes a JSON file of a copy of the repository. */
export function seedInJson(
  root: string,
  file: string,
  change: (content: Record<string, unknown>) => Record<string, unknown>,
): void {
  const target = path.join(root, file);
  writeFileSync(target, JSON.stringify(change(JSON.parse(readFileSync(target, 'utf8'))), null, 2));
}

/** The folder in a copy of the repository where a step of a kind of test leaves what it counted. */
export function makeRawFolder(root: string): string {
  const folder = path.join(root, '.reports/raw');
  mkdirSync(folder, { recursive: true });
  return folder;
}
