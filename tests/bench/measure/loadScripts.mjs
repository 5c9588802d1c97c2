const quietMilliseconds = 1_500;

/** Runs in the page: every script that arrived, when it was asked for, and when the first and largest paint were. */
function getTimeline() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return {
    firstPaint: paint ? paint.startTime : null,
    isHydrated: Object.keys(document.getElementById('page-root') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, bytes: encodedBodySize })),
  };
}

/** The scripts of the document that is open, once it is hydrated and nothing more arrives. */
export async function settleScripts(page) {
  let timeline = await page.evaluate(getTimeline);
  for (let count = -1; count !== timeline.scripts.length || !timeline.isHydrated; ) {
    count = timeline.scripts.length;
    await page.waitForTimeout(quietMilliseconds);
    timeline = await page.evaluate(getTimeline);
  }
  return timeline;
}

/** Loads a page without any input until nothing more arrives, in a fresh profile, with cookies where they are given. */
export async function loadScripts(browser, url, cookies = []) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  if (page.url() !== url) throw new Error(`${url} led to ${page.url()}.`);
  const timeline = await settleScripts(page);
  await context.close();
  return timeline;
}

/** All bytes of some scripts, as they were sent. */
export const sumBytes = (scripts) => scripts.reduce((total, { bytes }) => total + bytes, 0);
