import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listSourceFiles } from '../listSourceFiles.ts';

const digestOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The working tree as what tests depend on: which files it has and what is in them, each read once. */
export class SourceTree {
  readonly root: string;
  readonly files: readonly string[];
  readonly #loadedAt = Date.now();
  readonly #digests = new Map<string, string>();

  constructor(root: string, files: readonly string[]) {
    this.root = root;
    this.files = [...files].sort();
  }

  /** Lists the tree of a repository; throws where git cannot tell. */
  static async read(root: string): Promise<SourceTree> {
    return new SourceTree(root, await listSourceFiles(root));
  }

  /** The files below some folders; a name that is a file stands for itself. */
  below(...names: readonly string[]): string[] {
    const found = new Set<number>();
    for (const name of names) {
      const own = this.#findIndex(name);
      if (this.files[own] === name) found.add(own);
      // '0' is what comes after '/' in the order of the files.
      const end = this.#findIndex(`${name}0`);
      for (let index = this.#findIndex(`${name}/`); index < end; index += 1) found.add(index);
    }
    return [...found].sort((a, b) => a - b).flatMap((index) => this.files[index] ?? []);
  }

  parseText(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** One digest over the names and contents of files, whatever order they come in. */
  digest(files: readonly string[]): string {
    const lines = [...new Set(files)].sort().map((file) => `${file} ${this.#digestFile(file)}\n`);
    return digestOf(lines.join(''));
  }

  /** Whether files are still those that were digested: nobody has written them since the tree was read. */
  isUnchanged(files: readonly string[]): boolean {
    return files.every(
      (file) =>
        (statSync(path.join(this.root, file), { throwIfNoEntry: false })?.ctimeMs ?? Infinity) <=
        this.#loadedAt,
    );
  }

  /** Where a name stands in the order of the files, or would stand. */
  #findIndex(name: string): number {
    let [low, high] = [0, this.files.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((this.files[middle] ?? '') < name) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #digestFile(file: string): string {
    const known = this.#digests.get(file);
    if (known !== undefined) return known;
    const digest = digestOf(readFileSync(path.join(this.root, file)));
    this.#digests.set(file, digest);
    return digest;
  }
}
