import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** Collects which paths a worker asks for, so that the cache of results knows which pages a journey touched. */
export interface SeenPaths {
  /** What was asked for since it was last taken. */
  readonly list: () => string[];
  readonly take: () => string[];
}

interface NodeRequest {
  readonly request: { readonly path: string };
}

const isOfInterest = (path: string) =>
  path.startsWith('/assets/') ? path.endsWith('.js') : !/^\/(api|media)\//.test(path);

/** Watches every context of a browser, and what Node itself asks for: requests without a browser, and `fetch`. */
export function watchPaths(browser: Browser): SeenPaths {
  const seen = new Set<string>();
  const note = (path: string) => {
    const [pathname = ''] = path.split('?');
    if (isOfInterest(pathname)) seen.add(pathname);
  };
  browser.on('context', (context) =>
    context.on('request', (request) => note(URL.parse(request.url())?.pathname ?? '')),
  );
  for (const channel of ['http.client.request.start', 'undici:request:create'])
    subscribe(channel, (message) => note((message as NodeRequest).request.path));
  const list = () => [...seen];
  return {
    list,
    take: () => {
      const paths = list();
      seen.clear();
      return paths;
    },
  };
}

/** Notes for the runner which paths a test asked for; without a runner nobody wants to know. */
export function savePaths(worker: number, titles: readonly string[], paths: readonly string[]): void {
  const folder = process.env.SEWA_SEEN_PATHS;
  if (!folder) return;
  const journey = titles.filter(Boolean).join(' › ');
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${worker}.jsonl`), `${JSON.stringify({ journey, paths })}\n`);
}
