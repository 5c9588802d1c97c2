export { buildJavaScript } from './buildJavaScript.ts';
export { type Bundle, makeBuildOptions, stylesPlugin } from './buildOptions.ts';
export { markClientModules } from './markClientModules.ts';
export { saveStyles } from './saveStyles.ts';
