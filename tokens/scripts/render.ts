import { assertContrast, assertMeasured, type MeasuredPair, measureContrast } from './contrast.ts';
import { renderFallbackFaces, renderFontFaces } from './fontFaces.ts';
import { loadVariants } from './loadVariants.ts';
import { renderCss } from './renderCss.ts';
import { renderDesignFiles } from './renderDesignFiles.ts';
import { renderVars } from './renderVars.ts';

function formatContrast(measured: MeasuredPair[]): string {
  const lines = measured
    .filter(({ combination }) => combination.density === 'comfortable')
    .map(({ combination: { density: _, ...contexts }, ...pair }) => JSON.stringify({ ...contexts, ...pair }));
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** Renders every generated file by its path in the package, for another brand if one is named; throws on a contrast fault. */
export async function render(brand?: URL): Promise<Record<string, string>> {
  const read = await loadVariants(brand);
  for (const variant of read.variants) assertMeasured(variant);
  const measured = read.variants.flatMap((variant) => measureContrast(variant));
  assertContrast(measured);
  return {
    'generated/fallback-fonts.css': renderFallbackFaces(),
    'generated/fonts.css': renderFontFaces(),
    'generated/contrast.json': formatContrast(measured),
    'generated/tokens.css': renderCss(read),
    ...(await renderDesignFiles(read, brand)),
    'generated/vars.ts': renderVars(read),
  };
}
