import { fallbackFaces, fontFace } from '../src/fontFace.ts';

function face(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}\n`;
}

/** Writes `fallback-fonts.css`: the local stand-ins in the measures of the web font. */
export function renderFallbackFaces(): string {
  return fallbackFaces
    .map((fallback) =>
      face({
        'font-family': `"${fallback.family}"`,
        'font-style': 'normal',
        'font-weight': fallback.weight,
        src: fallback.local.map((name) => `local("${name}")`).join(', '),
        'size-adjust': fallback.sizeAdjust,
        'ascent-override': fallback.ascentOverride,
        'descent-override': fallback.descentOverride,
        'line-gap-override': '0%',
        'unicode-range': fontFace.unicodeRange,
      }),
    )
    .join('\n');
}

/** Writes `fonts.css`: the web font and its local stand-ins. */
export function renderFontFaces(): string {
  const web = face({
    'font-family': `"${fontFace.family}"`,
    'font-style': 'normal',
    'font-weight': fontFace.weight,
    'font-display': fontFace.display,
    src: `url("../fonts/${fontFace.file}") format("woff2")`,
    'unicode-range': fontFace.unicodeRange,
  });
  return [web, renderFallbackFaces()].join('\n');
}
