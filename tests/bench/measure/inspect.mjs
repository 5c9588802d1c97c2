/** One run of Lighthouse (mobile, simulated throttling). */
import { once } from 'node:events';
import { chromiumOptions } from '../../../chromium.config.ts';
import { findBrowser } from '../../../packages/workshop/src/machine/findBrowser.ts';
import { endLater } from './processes.mjs';

/** What Lighthouse scores. */
export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Gives a browser cookies, as those of somebody signed in who comes back. */
async function setCookies(port, cookies) {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } }));
  const [{ data }] = await once(socket, 'message');
  const { error } = JSON.parse(data);
  socket.close();
  if (error) throw new Error(`The browser took no cookies: ${error.message}`);
}

/** Reads a page in a browser of its own. */
export async function inspect(url, cookies = []) {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  const executable = await findBrowser();
  const chrome = await launch({
    chromePath: executable,
    chromeFlags: ['--headless=new', ...chromiumOptions.args],
  });
  const end = endLater(async () => chrome.kill());
  await setCookies(chrome.port, cookies);
  const { lhr } = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: lighthouseCategories,
    disableStorageReset: true,
  });
  await end();
  if (lhr.runtimeError) throw new Error(`Lighthouse could not read ${url}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`);
  const measured = (name) => lhr.audits[name].numericValue;
  return {
    ...Object.fromEntries(
      lighthouseCategories.map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
    ),
    lcp: measured('largest-contentful-paint'),
    fcp: measured('first-contentful-paint'),
    tbt: measured('total-blocking-time'),
    cls: measured('cumulative-layout-shift'),
    shortOf: Object.values(lhr.categories).flatMap((category) =>
      category.auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map(({ id }) => `${id} ${lhr.audits[id].score}`),
    ),
  };
}
