/** Patterns of operating systems in `User-Agent`; the first match counts, because Android also claims to be Linux. */
const families: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** The operating system family, without version or device. */
export const parseSystem = (userAgent: string): string =>
  families.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Other';
