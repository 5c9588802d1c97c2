import { readFile } from 'node:fs/promises';

interface Reference {
  $ref: string;
}

/** A DTCG resolver document: sets of files, and modifiers of which one context holds at a time. */
export interface Resolver {
  name: string;
  version: string;
  description: string;
  sets: Record<string, { description: string; sources: Reference[] }>;
  modifiers: Record<string, { description: string; contexts: Record<string, Reference[]>; default: string }>;
  resolutionOrder: Reference[];
}

/** One context for each modifier, such as `{ theme: 'dark', contrast: 'more', … }`. */
export type Combination = Record<string, string>;

/** The folder that holds the sources and the resolver document. */
export const sourceFolder = new URL('../src/', import.meta.url);

/** The brand whose colours are built when no other file is named. */
export const ownBrand = new URL('brand/sewa.json', sourceFolder);

/** Reads the resolver document of the sources. */
export async function loadResolver(): Promise<Resolver> {
  return JSON.parse(await readFile(new URL('resolver.json', sourceFolder), 'utf8'));
}

/** Every combination of contexts, the default of each modifier first. */
export function listCombinations({ modifiers }: Resolver): Combination[] {
  return Object.entries(modifiers).reduce<Combination[]>(
    (combinations, [name, modifier]) =>
      combinations.flatMap((combination) =>
        listContexts(modifier).map((context) => ({ ...combination, [name]: context })),
      ),
    [{}],
  );
}

/** The contexts of a modifier, its default first. */
export function listContexts(modifier: Resolver['modifiers'][string]): string[] {
  const others = Object.keys(modifier.contexts).filter((context) => context !== modifier.default);
  return [modifier.default, ...others];
}

/** The files that make one combination, in the order in which later ones win; throws on a reference to nothing. */
export function listFiles(resolver: Resolver, combination: Combination, brand = ownBrand): URL[] {
  const references = resolver.resolutionOrder.flatMap(({ $ref }) => {
    const [, kind = '', name = ''] = $ref.split('/');
    const found =
      kind === 'sets'
        ? resolver.sets[name]?.sources
        : resolver.modifiers[name]?.contexts[combination[name] ?? ''];
    if (found === undefined) throw new Error(`The resolver names ${$ref}, which it does not hold.`);
    return found;
  });
  return references
    .map(({ $ref }) => new URL($ref, sourceFolder))
    .map((file) => (file.href === ownBrand.href ? brand : file));
}
