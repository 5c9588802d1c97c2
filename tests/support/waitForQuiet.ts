import type { Page, Request } from '@playwright/test';

/** How long nothing is asked or answered, in milliseconds: as long as Playwright's 'networkidle'. */
const QUIET = 500;

const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/chat/stream';

/** Waits until a page asks for nothing any more; the stream of somebody signed in, which never ends, does not count. */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const events = ['request', 'requestfinished', 'requestfailed'] as const;
  await new Promise<void>((resolve) => {
    const end = () => {
      // Each event has a type of its own listener; this one takes all three.
      for (const event of events) page.off(event as 'request', note);
      resolve();
    };
    let timer = setTimeout(end, QUIET);
    const note = (request: Request) => {
      if (isStream(request)) return;
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    };
    for (const event of events) page.on(event as 'request', note);
  });
}
