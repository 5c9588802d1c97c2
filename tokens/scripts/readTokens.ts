import { fileURLToPath } from 'node:url';
import StyleDictionary from 'style-dictionary';

/** The themes that exist, each a file of the same name in `src/semantic`. */
export const themes = ['light', 'dark'] as const;

/** A theme's name. */
export type Theme = (typeof themes)[number];

/** One token with its references resolved. */
export type ResolvedToken = { path: string[]; type: string; value: unknown; fluidMinimum?: unknown };

const source = fileURLToPath(new URL('../src/', import.meta.url));
const semantic = ['space', 'size', 'radius', 'type', 'motion', 'breakpoint'];

/** Reads the base and semantic files for one theme, resolves references and returns the semantic tokens; throws on a broken reference. */
export async function readTokens(theme: Theme): Promise<ResolvedToken[]> {
  const dictionary = new StyleDictionary({
    include: [`${source}base/*.json`],
    source: [...semantic, theme].map((name) => `${source}semantic/${name}.json`),
    platforms: { resolved: { transforms: [] } },
    log: { verbosity: 'silent', errors: { brokenReferences: 'throw' } },
    usesDtcg: true,
  });
  const { allTokens } = await dictionary.getPlatformTokens('resolved');
  return allTokens
    .filter((token) => token.isSource === true)
    .map((token) => {
      const fluid: unknown = token.$extensions?.['sg.sewa.fluid'];
      const minimum = typeof fluid === 'object' && fluid !== null && 'min' in fluid ? fluid.min : undefined;
      const type = token.$type;
      if (type === undefined) throw new Error(`${token.path.join('.')} has no $type.`);
      return {
        path: token.path,
        type,
        value: token.$value,
        ...(minimum === undefined ? {} : { fluidMinimum: minimum }),
      };
    });
}
