const scheme = 'http://widgets.test/';

/** Runs in the page: gives it `settle`, which waits until something holds and the frame that shows it is finished. */
function installWaiting() {
  const frame = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      });
    });
  window.settle = async (isThere) => {
    do await frame();
    while (!isThere());
    await frame();
  };
}

const durations = {
  task: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

async function measureDurations(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = new Map(metrics.map(({ name, value }) => [name, value]));
  return Object.fromEntries(Object.entries(durations).map(([key, name]) => [key, seconds.get(name) * 1_000]));
}

/** A built page in a fresh profile with motion reduced. */
export async function openWidgetPage(browser, { script, style }, limit) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const violations = [];
  page.on('pageerror', (error) => violations.push(error.message));
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Widget</title><link rel="icon" href="data:,">
    <link rel="stylesheet" href="/page.css"><body data-limit="${limit}"><button id="opener">Open</button>
    <div id="root"></div><script type="module" src="/page.js"></script>`;
  const files = { 'page.css': [style, 'text/css'], 'page.js': [script, 'text/javascript'] };
  await context.route(`${scheme}**`, (route) => {
    const [body, contentType] = files[route.request().url().slice(scheme.length)] ?? [html, 'text/html'];
    return route.fulfill({ body, contentType });
  });
  await page.addInitScript(installWaiting);
  await page.goto(scheme);
  await page.waitForFunction(() => window.contender !== undefined);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session, violations, close: () => context.close() };
}

/** Processor time of the page's main thread, in milliseconds, that something done in the page took: as a whole, and its script, style and layout. */
export async function measureWork({ page, session, violations }, work, argument) {
  await session.send('HeapProfiler.collectGarbage');
  const before = await measureDurations(session);
  await page.evaluate(work, argument);
  const after = await measureDurations(session);
  if (violations.length > 0) throw new Error(`The page failed: ${violations[0]}`);
  return Object.fromEntries(Object.keys(durations).map((key) => [key, after[key] - before[key]]));
}
