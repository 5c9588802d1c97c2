import { expect, test } from 'vitest';
import { parseBrowser } from './parseBrowser.ts';
import { parseSystem } from './parseSystem.ts';

test.each([
  ['Edge', 'Windows', 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0'],
  ['Opera', 'Other', 'Mozilla/5.0 (X11) Chrome/150.0.0.0 Safari/537.36 OPR/120.0.0.0'],
  [
    'Samsung Internet',
    'Android',
    'Mozilla/5.0 (Linux; Android 16) SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36',
  ],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Firefox', 'iPhone', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 FxiOS/140.0 Mobile Safari/605.1.15'],
  ['Chrome', 'ChromeOS', 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'],
  [
    'Chrome',
    'Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/150.0.0.0 Safari/537.36',
  ],
  ['Safari', 'Mac', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15'],
  ['Safari', 'iPad', 'Mozilla/5.0 (iPad) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15'],
  ['Other', 'Other', 'curl/8.14.1'],
  ['Other', 'Other', ''],
])('a browser is known as %s on %s', (browser, system, userAgent) => {
  expect(parseBrowser(userAgent)).toBe(browser);
  expect(parseSystem(userAgent)).toBe(system);
});
