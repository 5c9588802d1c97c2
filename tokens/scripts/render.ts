import { assertContrast, measureContrast } from './contrast.ts';
import { renderFontFaces } from './fontFaces.ts';
import { readTokens } from './readTokens.ts';
import { renderCss } from './renderCss.ts';
import { renderDesignFile } from './renderDesignFile.ts';
import { renderVars } from './renderVars.ts';

/** Renders every generated file by its path in the package; throws on a contrast fault. */
export async function render(): Promise<Record<string, string>> {
  const light = await readTokens('light');
  const dark = await readTokens('dark');
  const contrast = [...measureContrast('light', light), ...measureContrast('dark', dark)];
  assertContrast(contrast);
  return {
    'generated/fonts.css': renderFontFaces(),
    'generated/contrast.json': `${JSON.stringify(contrast, null, 2)}\n`,
    'generated/tokens.css': renderCss(light, dark),
    'generated/tokens.json': await renderDesignFile(),
    'generated/vars.ts': renderVars(light, dark),
  };
}
