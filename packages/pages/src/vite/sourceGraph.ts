import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import type { PageRow } from '../page.ts';

/** What one module imports, and what it loads only when it is asked to; files are named from the repository. */
export interface GraphModule {
  readonly imports: readonly string[];
  readonly loads: readonly string[];
  /** Whether something happens when it is merely evaluated, in whatever file it ends up. */
  readonly acts: boolean;
}

/** What a build is made of: where it begins, which modules it has, and which of them make pages. */
export interface SourceGraph {
  readonly entries: readonly string[];
  readonly modules: Readonly<Record<string, GraphModule>>;
  /** The module that loads the pages. */
  readonly table: string;
  /** The module of each pattern. */
  readonly pages: Readonly<Record<string, string>>;
  /** For each file that a browser asks for when a module is loaded, that module. */
  readonly files: Readonly<Record<string, string>>;
}

const pageImport = /\bimport\(\s*(['"`])([^'"`]+)\1/;

const declarations = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'VariableDeclaration',
]);

const findSpecifier = ({ path, page }: PageRow): string => {
  const specifier = pageImport.exec(String(page))?.[2];
  if (!specifier) throw new Error(`The page of '${path}' is not loaded by an import of its own.`);
  return specifier;
};

/**
 * Writes `.vite/sources.json` beside the manifest: which sources each chunk of this build is made of. Tests learn from it which
 * of them cannot have mattered to a journey. `table` is the file of the rows.
 */
export function sourceGraph(repository: string, table: string, rows: readonly PageRow[]): Plugin {
  let folder = '';
  const nameOf = (id: string) =>
    relative(repository, id.replace(/^\0/, '').replace(/\?.*$/s, '')).split(sep).join('/');
  const isSource = (name: string) => !name.startsWith('..') && !name.includes('node_modules/');
  const namesOf = (ids: readonly string[]) => [...new Set(ids.map(nameOf).filter(isSource))].sort();
  const pages: Record<string, string> = {};
  const acting = new Set<string>();
  return {
    name: 'sewa:source-graph',
    apply: 'build',
    configResolved({ root, build }) {
      folder = build.outDir.startsWith('/') ? build.outDir : join(root, build.outDir);
    },
    moduleParsed({ id, code }) {
      const name = nameOf(id);
      if (!code || !isSource(name) || name.endsWith('.css')) return;
      if (parseSync('module.js', code).program.body.some(({ type }) => !declarations.has(type)))
        acting.add(name);
    },
    async buildEnd(error) {
      if (error) return;
      for (const row of rows) {
        const resolved = await this.resolve(findSpecifier(row), table);
        if (!resolved) throw new Error(`The page of '${row.path}' cannot be found.`);
        pages[row.path] = nameOf(resolved.id);
      }
    },
    writeBundle(_, bundle) {
      const modules: Record<string, GraphModule> = {};
      for (const id of this.getModuleIds()) {
        const found = this.getModuleInfo(id);
        const name = nameOf(id);
        if (!found || !isSource(name)) continue;
        const before = modules[name] ?? { imports: [], loads: [] };
        modules[name] = {
          imports: namesOf([...before.imports, ...found.importedIds]),
          loads: namesOf([...before.loads, ...found.dynamicallyImportedIds]),
          acts: acting.has(name),
        };
      }
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const facades = chunks.flatMap(({ fileName, facadeModuleId: id }) => (id ? [{ fileName, id }] : []));
      const graph: SourceGraph = {
        entries: namesOf(chunks.flatMap(({ isEntry, facadeModuleId: id }) => (isEntry && id ? [id] : []))),
        modules,
        table: nameOf(table),
        pages,
        files: Object.fromEntries(facades.map(({ fileName, id }) => [fileName, nameOf(id)])),
      };
      mkdirSync(join(folder, '.vite'), { recursive: true });
      writeFileSync(join(folder, '.vite/sources.json'), JSON.stringify(graph));
    },
  };
}
