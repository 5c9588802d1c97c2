import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const pageImport = /\(\)\s*=>\s*import\(\s*(['"])([^'"]+)\1\s*\)/g;

/**
 * Adds to every `() => import('...')` of the tables of pages and layouts the key its module has in Vite's manifest: for the
 * server only, which names a page's files by it.
 */
export function pageSources(tables: readonly string[]): Plugin {
  let root = '';
  return {
    name: 'sewa:page-sources',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async transform(code, id) {
      if (this.environment.name === 'client' || !tables.includes(id.split('?')[0] ?? '')) return null;
      const found = [...code.matchAll(pageImport)];
      const sources = await Promise.all(
        found.map(async ([, , specifier = '']) => {
          const resolved = await this.resolve(specifier, id);
          if (!resolved) throw new Error(`A table of pages imports '${specifier}', which cannot be found.`);
          return relative(root, resolved.id.split('?')[0] ?? '')
            .split(sep)
            .join('/');
        }),
      );
      let index = 0;
      return code.replace(
        pageImport,
        (load) => `Object.assign(${load}, { source: ${JSON.stringify(sources[index++])} })`,
      );
    },
  };
}
