import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pruneFolder } from './pruneFolder.ts';

/** What a unit's tests came to when all of them passed. */
export interface GreenResult {
  readonly passed: number;
}

const isGreenResult = (value: unknown): value is GreenResult =>
  typeof value === 'object' && value !== null && 'passed' in value && Number.isInteger(value.passed);

/** Green results in a folder, each under the key of everything it depends on; a result that was not green is never stored. */
export class ResultStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, key.slice(0, 2), `${key}.json`);
  }

  /** The result stored under a key, or null; what cannot be read counts as not there. */
  find(key: string): GreenResult | null {
    const file = this.#fileOf(key);
    try {
      const result: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!isGreenResult(result)) return null;
      utimesSync(file, new Date(), new Date());
      return result;
    } catch {
      return null;
    }
  }

  store(key: string, { passed }: GreenResult): void {
    const file = this.#fileOf(key);
    mkdirSync(path.dirname(file), { recursive: true });
    const staging = `${file}.${process.pid}`;
    writeFileSync(staging, JSON.stringify({ passed }));
    renameSync(staging, file);
  }

  remove(key: string): void {
    rmSync(this.#fileOf(key), { force: true });
  }

  /** Removes what nobody asked for in 30 days. */
  prune(): void {
    pruneFolder(this.#folder);
  }
}
