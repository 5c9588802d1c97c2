import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../repository.ts';

/** What one module imports, what it loads only when it is asked to, and whether merely evaluating it does something. */
export interface GraphModule {
  readonly imports: readonly string[];
  readonly loads: readonly string[];
  readonly acts: boolean;
}

/** What a build of the app says of itself (`sourceGraph` of `@sewa/pages/vite`); modules are named from the repository. */
export interface SourceGraph {
  readonly entries: readonly string[];
  readonly modules: Readonly<Record<string, GraphModule>>;
  readonly table: string;
  readonly pages: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

/** Reads what both halves of a build of the app say of themselves, the browser's and the server's; null where there is none. */
export function loadSourceGraphs(root: string, build: string): SourceGraph[] | null {
  const files = ['client', 'server'].map((half) => path.join(root, 'app', build, half, '.vite/sources.json'));
  return files.every((file) => existsSync(file)) ? files.map((file) => parseJson<SourceGraph>(file)) : null;
}

/** Whether a build has a module, in either half. */
export const isBuilt = (graphs: readonly SourceGraph[], name: string): boolean =>
  graphs.some(({ modules }) => Object.hasOwn(modules, name));

const splitPath = (address: string) => address.split('/').filter(Boolean);

function countFixed(pattern: string, address: string): number {
  const [wanted, given] = [splitPath(pattern), splitPath(address)];
  const fits =
    wanted.length === given.length && wanted.every((part, at) => part[0] === ':' || part === given[at]);
  return fits ? wanted.filter((part) => part[0] !== ':').length : -1;
}

/** The modules of the pages behind a path: of those that fit, the ones with the fewest variable parts. */
function listPagesAt({ pages }: SourceGraph, address: string): string[] {
  const counted = Object.entries(pages).map(([pattern, page]) => ({
    page,
    fixed: countFixed(pattern, address),
  }));
  const best = Math.max(0, ...counted.map(({ fixed }) => fixed));
  return counted.filter(({ fixed }) => fixed === best).map(({ page }) => page);
}

const payload = /\/_payload\.json$/;

/** The modules of pages that whoever asked for some paths can have been answered with, or have run. */
export function listPages(graphs: readonly SourceGraph[], addresses: readonly string[]): string[] {
  const found = graphs.flatMap((graph) => {
    const known = new Set(Object.values(graph.pages));
    return addresses.flatMap((address) => {
      const loaded = graph.files[address.slice(1)];
      if (loaded !== undefined) return known.has(loaded) ? [loaded] : [];
      return listPagesAt(graph, address.replace(payload, ''));
    });
  });
  return [...new Set(found)].sort();
}

function listReached({ entries, modules, table }: SourceGraph, pages: readonly string[]): Set<string> {
  const waiting = [...entries, ...pages];
  const reached = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const found = modules[next];
    if (found === undefined || reached.has(next)) continue;
    reached.add(next);
    // Of the table of pages only those that were seen; everywhere else whatever may be loaded.
    waiting.push(...found.imports, ...(next === table ? [] : found.loads));
  }
  return reached;
}

/**
 * The modules of a build that cannot have mattered to somebody who saw some pages: nothing of what these are made of imports or
 * loads them, and nothing happens when they are merely evaluated as neighbours in a file.
 */
export function listUntouched(graphs: readonly SourceGraph[], pages: readonly string[]): Set<string> {
  const touched = new Set<string>();
  const all = new Set<string>();
  for (const graph of graphs) {
    for (const name of listReached(graph, pages)) touched.add(name);
    for (const [name, { acts }] of Object.entries(graph.modules)) {
      all.add(name);
      if (acts) touched.add(name);
    }
  }
  return new Set([...all].filter((name) => !touched.has(name)));
}
