/** The web font: what `fonts.css` declares and what a page needs to preload it. */
export const fontFace = {
  family: 'Plus Jakarta Sans Variable',
  file: 'plus-jakarta-sans-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
} as const;

/** Local stand-ins shown while the font loads: Arial and its metric twin, stretched to the width and line of Plus Jakarta Sans as measured in Chromium over English text. */
export const fallbackFaces = [
  {
    family: 'Sewa Fallback',
    weight: '200 500',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    sizeAdjust: '104.09%',
    ascentOverride: '99.72%',
    descentOverride: '21.33%',
  },
  {
    family: 'Sewa Fallback',
    weight: '600 800',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    sizeAdjust: '100.74%',
    ascentOverride: '103.03%',
    descentOverride: '22.04%',
  },
] as const;
