/** Marks of browsers in their `User-Agent`; the first that fits counts, since most also claim to be another. */
const families: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

/** The family of a browser, without version or machine. */
export const parseBrowser = (userAgent: string): string =>
  families.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Other';
