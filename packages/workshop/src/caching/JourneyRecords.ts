import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pruneFolder } from './pruneFolder.ts';

/** What a test asked for, as its worker noted it: paths without their query. */
interface SeenPaths {
  readonly journey: string;
  readonly paths: readonly string[];
}

/** Reads what the workers of a run noted in a folder, by test. */
export function loadSeenPaths(folder: string): Map<string, Set<string>> {
  const seen = new Map<string, Set<string>>();
  for (const name of globSync('*.jsonl', { cwd: folder }))
    for (const line of readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean)) {
      const { journey, paths }: SeenPaths = JSON.parse(line);
      seen.set(journey, new Set([...(seen.get(journey) ?? []), ...paths]));
    }
  return seen;
}

/** Which pages each journey, or the stories of a file, were seen to touch: in a folder, by kind, name and what is in the file. */
export class JourneyRecords {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #fileOf(kind: string, journey: string, text: string): string {
    const name = createHash('sha256')
      .update(JSON.stringify([kind, journey, text]))
      .digest('hex');
    return path.join(this.#folder, name.slice(0, 2), `${name}.json`);
  }

  /** The modules of the pages a journey touched; null when it was never recorded. */
  find(kind: string, journey: string, text: string): string[] | null {
    const record = this.#fileOf(kind, journey, text);
    try {
      const pages: unknown = JSON.parse(readFileSync(record, 'utf8'));
      if (!Array.isArray(pages) || !pages.every((page) => typeof page === 'string')) return null;
      utimesSync(record, new Date(), new Date());
      return pages;
    } catch {
      return null;
    }
  }

  /** Adds pages to the record: what a journey loads now and then counts as if it always did. */
  add(kind: string, journey: string, text: string, pages: readonly string[]): void {
    const record = this.#fileOf(kind, journey, text);
    const all = [...new Set([...(this.find(kind, journey, text) ?? []), ...pages])].sort();
    mkdirSync(path.dirname(record), { recursive: true });
    const staging = `${record}.${process.pid}`;
    writeFileSync(staging, JSON.stringify(all));
    renameSync(staging, record);
  }

  /** Forgets what was recorded. */
  remove(kind: string, journey: string, text: string): void {
    rmSync(this.#fileOf(kind, journey, text), { force: true });
  }

  /** Removes the records nobody asked for in 30 days. */
  prune(): void {
    pruneFolder(this.#folder);
  }
}
