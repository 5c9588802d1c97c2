import { loadTokens, type ResolvedToken } from './loadTokens.ts';
import { type Combination, listCombinations, loadResolver, type Resolver } from './resolver.ts';

/** The semantic tokens as they are in one combination of contexts. */
export interface Variant {
  combination: Combination;
  tokens: ResolvedToken[];
}

/** Everything the output is written from: the resolver document and the tokens of every combination, the default one first. */
export interface Variants {
  resolver: Resolver;
  variants: Variant[];
  standard: ResolvedToken[];
}

/** Reads the tokens of every combination; throws when a combination has other tokens than the default one. */
export async function loadVariants(brand?: URL): Promise<Variants> {
  const resolver = await loadResolver();
  const variants = await Promise.all(
    listCombinations(resolver).map(async (combination) => ({
      combination,
      tokens: await loadTokens(resolver, combination, brand),
    })),
  );
  const [standard, ...others] = variants.map(({ tokens }) => tokens);
  if (standard === undefined) throw new Error('The resolver gives no combination.');
  const names = namesOf(standard);
  if (others.some((tokens) => namesOf(tokens) !== names))
    throw new Error('A token exists in one combination of contexts and not in another.');
  return { resolver, variants, standard };
}

function namesOf(tokens: ResolvedToken[]): string {
  return tokens
    .map(({ path }) => path.join('.'))
    .sort()
    .join(' ');
}
