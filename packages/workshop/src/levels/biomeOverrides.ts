import { type Levels, packageScope } from './levels.ts';

/** One entry of Biome's `overrides`, written from the table of levels. */
export interface BiomeOverride {
  includes: string[];
  linter: { rules: { style: { noRestrictedImports: unknown } } };
}

/** Makes, for each package, the override that refuses imports its level does not allow. */
export function makeBiomeOverrides({ packages, outside }: Levels): BiomeOverride[] {
  return [...packages, ...outside].map(({ name, folder, mayImport }) => {
    const allowed = [name, ...mayImport].flatMap((other) => [
      `!${packageScope}/${other}`,
      `!${packageScope}/${other}/**`,
    ]);
    const group = [`${packageScope}/*`, `${packageScope}/*/**`, ...allowed];
    const message = `${name} may not import this package: see packages/workshop/levels.json.`;
    return {
      includes: [`${folder}/**`],
      linter: {
        rules: {
          style: {
            noRestrictedImports: { level: 'error', options: { patterns: [{ group, message }] } },
          },
        },
      },
    };
  });
}
