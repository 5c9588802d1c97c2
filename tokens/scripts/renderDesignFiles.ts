import { readFile } from 'node:fs/promises';
import type { ResolvedToken } from './loadTokens.ts';
import type { Variants } from './loadVariants.ts';
import {
  type Combination,
  listContexts,
  listFiles,
  ownBrand,
  type Resolver,
  sourceFolder,
} from './resolver.ts';

interface Group {
  [name: string]: unknown;
}

/** What a design tool takes as one collection of variables, and the modifiers its modes come from. */
const collections = [
  { name: 'color', types: ['color', 'shadow'], modifiers: ['theme', 'contrast', 'mode'] },
  { name: 'layout', types: null, modifiers: ['density', 'mode'] },
] as const;

const write = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function parseGroup(file: URL): Promise<Group> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function merge(into: Group, from: Group): Group {
  for (const [name, value] of Object.entries(from)) {
    const group = into[name];
    const isGroup =
      typeof value === 'object' && value !== null && !Array.isArray(value) && !('$value' in value);
    into[name] = isGroup ? merge(typeof group === 'object' ? { ...group } : {}, value as Group) : value;
  }
  return into;
}

async function renderDocument(resolver: Resolver, brand: URL): Promise<string> {
  const standard: Combination = Object.fromEntries(
    Object.entries(resolver.modifiers).map(([name, modifier]) => [name, modifier.default]),
  );
  const groups = await Promise.all(listFiles(resolver, standard, brand).map(parseGroup));
  const theme: Group = {};
  for (const [name, files] of Object.entries(resolver.modifiers.theme?.contexts ?? {})) {
    const { shadow } = groups.reduce(merge, {});
    const own = (await Promise.all(files.map(({ $ref }) => parseGroup(new URL($ref, sourceFolder))))).reduce(
      merge,
      {},
    );
    theme[name] = JSON.parse(
      JSON.stringify({ ...own, shadow }).replaceAll('{scheme.', `{theme.${name}.scheme.`),
    );
  }
  return write({ ...groups.reduce(merge, {}), theme });
}

async function inlineSources(references: { $ref: string }[], brand: URL): Promise<Group[]> {
  const files = references.map(({ $ref }) => new URL($ref, sourceFolder));
  return Promise.all(files.map((file) => parseGroup(file.href === ownBrand.href ? brand : file)));
}

async function renderResolver(resolver: Resolver, brand: URL): Promise<string> {
  const sets: Group = {};
  for (const [name, set] of Object.entries(resolver.sets))
    sets[name] = { ...set, sources: await inlineSources(set.sources, brand) };
  const modifiers: Group = {};
  for (const [name, modifier] of Object.entries(resolver.modifiers)) {
    const contexts: Group = {};
    for (const context of Object.keys(modifier.contexts))
      contexts[context] = await inlineSources(modifier.contexts[context] ?? [], brand);
    modifiers[name] = { ...modifier, contexts };
  }
  return write({ ...resolver, sets, modifiers });
}

function renderCollection(tokens: ResolvedToken[]): string {
  const root: Group = {};
  for (const { path, type, value, description } of tokens) {
    const leaf = { $type: type, $value: value, $description: description };
    merge(
      root,
      path.reduceRight<Group>((inner, name) => ({ [name]: inner }), leaf),
    );
  }
  return write(root);
}

function renderCollections({ resolver, variants }: Variants): Record<string, string> {
  const taken = collections.flatMap(({ types }) => types ?? []) as string[];
  const files: Record<string, string> = {};
  for (const { name, types, modifiers } of collections) {
    for (const { combination, tokens } of variants) {
      const isStandard = Object.entries(resolver.modifiers).every(
        ([modifier, entry]) =>
          (modifiers as readonly string[]).includes(modifier) ||
          combination[modifier] === listContexts(entry)[0],
      );
      if (!isStandard) continue;
      const mode = modifiers.map((modifier) => combination[modifier]).join('-');
      const groupsWith = (group: string) =>
        types === null ? !taken.includes(group) : (types as readonly string[]).includes(group);
      files[`generated/design/${name}/${mode}.json`] = renderCollection(
        tokens.filter(({ path }) => groupsWith(path[0] ?? '')),
      );
    }
  }
  return files;
}

/** Writes what design tools read: `tokens.json`, the resolver document with its sources in it, and a file for each mode of each collection. */
export async function renderDesignFiles(read: Variants, brand = ownBrand): Promise<Record<string, string>> {
  return {
    'generated/tokens.json': await renderDocument(read.resolver, brand),
    'generated/resolver.json': await renderResolver(read.resolver, brand),
    ...renderCollections(read),
  };
}
