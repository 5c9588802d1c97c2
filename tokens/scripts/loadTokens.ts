import { fileURLToPath } from 'node:url';
import StyleDictionary, { type TransformedToken } from 'style-dictionary';
import { type Combination, listFiles, type Resolver } from './resolver.ts';

/** One token with its references resolved; `fluidMinimum` is its value at 360 px, `touchMinimum` its least where a finger points. */
export interface ResolvedToken {
  path: string[];
  type: string;
  value: unknown;
  description: string;
  fluidMinimum?: unknown;
  touchMinimum?: unknown;
}

const inner = ['palette', 'dimension', 'time', 'curve', 'family', 'weight', 'brand', 'scheme'];

function minimumOf(token: TransformedToken, extension: string): unknown {
  const own: unknown = token.$extensions?.[extension];
  return typeof own === 'object' && own !== null && 'min' in own ? own.min : undefined;
}

function toResolved(token: TransformedToken): ResolvedToken {
  const { path, $type: type, $value: value, $description: description = '' } = token;
  if (type === undefined) throw new Error(`${path.join('.')} has no $type.`);
  const fluidMinimum = minimumOf(token, 'sg.sewa.fluid');
  const touchMinimum = minimumOf(token, 'sg.sewa.touch');
  return {
    path,
    type,
    value,
    description,
    ...(fluidMinimum === undefined ? {} : { fluidMinimum }),
    ...(touchMinimum === undefined ? {} : { touchMinimum }),
  };
}

/** Reads the files of one combination, resolves references and returns the semantic tokens; throws on a broken reference. */
export async function loadTokens(
  resolver: Resolver,
  combination: Combination,
  brand?: URL,
): Promise<ResolvedToken[]> {
  const dictionary = new StyleDictionary({
    source: listFiles(resolver, combination, brand).map((file) => fileURLToPath(file)),
    platforms: { resolved: { transforms: [] } },
    log: { verbosity: 'silent', warnings: 'disabled', errors: { brokenReferences: 'throw' } },
    usesDtcg: true,
  });
  const { allTokens } = await dictionary.getPlatformTokens('resolved');
  return allTokens.filter(({ path }) => !inner.includes(path[0] ?? '')).map(toResolved);
}
