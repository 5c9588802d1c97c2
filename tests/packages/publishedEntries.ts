import path from 'node:path';
import { loadLevels, packageScope } from '@sewa/workshop/levels';
import { parseJson, repositoryRoot } from '@sewa/workshop/repository';

type Target = string | { types?: string; default?: string };

/** One entry of a published package: `@sewa/api/client` and the file that holds its types; null for data and style sheets. */
export interface PublishedEntry {
  packageName: string;
  specifier: string;
  types: string | null;
}

/** The names of the published packages: `@sewa/ui`, … */
export function listPublishedPackages(): string[] {
  return loadLevels()
    .packages.filter(({ published }) => published)
    .map(({ name }) => `${packageScope}/${name}`);
}

function listPublishedEntries(): PublishedEntry[] {
  const published = loadLevels().packages.filter((entry) => entry.published);
  return published.flatMap(({ name, folder }) => {
    const file = path.join(repositoryRoot, folder, 'package.json');
    const { publishConfig } = parseJson<{ publishConfig: { exports: Record<string, Target> } }>(file);
    return Object.entries(publishConfig.exports).map(([key, target]) => {
      const isScript = typeof target === 'object' && target.default?.endsWith('.js');
      return {
        packageName: `${packageScope}/${name}`,
        specifier: path.posix.join(packageScope, name, key),
        types: isScript && target.types ? target.types : null,
      };
    });
  });
}

/** The entries that are JavaScript modules. */
export function listScriptEntries(): (PublishedEntry & { types: string })[] {
  return listPublishedEntries().flatMap(({ types, ...entry }) => (types ? [{ ...entry, types }] : []));
}

/** A file name made of an entry's specifier: `@sewa/api/client` -> `api-client`. */
export function fileNameOf(specifier: string): string {
  return specifier.replace(`${packageScope}/`, '').replaceAll('/', '-');
}
