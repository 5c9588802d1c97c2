/** The web font: what `fonts.css` declares. */
export const fontFace = {
  family: 'Plus Jakarta Sans Variable',
  file: 'plus-jakarta-sans-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
} as const;

/**
 * Local faces in the measures of the web font, shown until it is there: those of Windows and Apple, of Android and of Linux. Their
 * numbers are those of Capsize (`@capsizecss/metrics`): average widths by the frequency of letters, ascent and descent of the web font.
 */
export const fallbackFaces = [
  {
    family: 'Sewa Fallback',
    weight: '200 500',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Helvetica'],
    sizeAdjust: '104.98%',
    ascentOverride: '98.88%',
    descentOverride: '21.15%',
  },
  {
    family: 'Sewa Fallback',
    weight: '600 800',
    local: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
      'Helvetica Bold',
      'Helvetica-Bold',
    ],
    sizeAdjust: '99.8%',
    ascentOverride: '104.01%',
    descentOverride: '22.25%',
  },
  {
    family: 'Sewa Fallback Roboto',
    weight: '200 500',
    local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    sizeAdjust: '105.21%',
    ascentOverride: '98.66%',
    descentOverride: '21.1%',
  },
  {
    family: 'Sewa Fallback Roboto',
    weight: '600 800',
    local: ['Roboto Bold', 'Roboto-Bold'],
    sizeAdjust: '105.94%',
    ascentOverride: '97.98%',
    descentOverride: '20.96%',
  },
  {
    family: 'Sewa Fallback DejaVu',
    weight: '200 500',
    local: ['DejaVu Sans', 'DejaVuSans'],
    sizeAdjust: '92.07%',
    ascentOverride: '112.74%',
    descentOverride: '24.11%',
  },
  {
    family: 'Sewa Fallback DejaVu',
    weight: '600 800',
    local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    sizeAdjust: '83.42%',
    ascentOverride: '124.43%',
    descentOverride: '26.61%',
  },
] as const;
