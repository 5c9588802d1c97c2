/** Marks of systems in a browser's `User-Agent`; the first that fits counts, since Android claims to be Linux as well. */
const families: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** The family of the system a browser runs on, without version or machine. */
export const parseSystem = (userAgent: string): string =>
  families.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Other';
