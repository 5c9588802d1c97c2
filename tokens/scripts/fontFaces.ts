import { fallbackFaces, fontFace } from '../src/fontFace.ts';

function face(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}\n`;
}

/** Writes `fonts.css`: the web font and its metric-adjusted local stand-ins. */
export function renderFontFaces(): string {
  const web = face({
    'font-family': `"${fontFace.family}"`,
    'font-style': 'normal',
    'font-weight': fontFace.weight,
    'font-display': fontFace.display,
    src: `url("../fonts/${fontFace.file}") format("woff2")`,
    'unicode-range': fontFace.unicodeRange,
  });
  const local = fallbackFaces.map((fallback) =>
    face({
      'font-family': `"${fallback.family}"`,
      'font-style': 'normal',
      'font-weight': fallback.weight,
      src: fallback.local.map((name) => `local("${name}")`).join(', '),
      'size-adjust': fallback.sizeAdjust,
      'ascent-override': fallback.ascentOverride,
      'descent-override': fallback.descentOverride,
      'line-gap-override': '0%',
    }),
  );
  return [web, ...local].join('\n');
}
