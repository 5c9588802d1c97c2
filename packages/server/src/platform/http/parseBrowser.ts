/** Patterns of browsers in `User-Agent`; the first match counts, because most also claim to be another. */
const families: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

/** The browser family, without version or device. */
export const parseBrowser = (userAgent: string): string =>
  families.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Other';
