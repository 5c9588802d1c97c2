import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Of a largest paint Chromium tells when the main thread had painted it, which script could delay, and as `startTime` when
 * the frame was shown, which another process does some milliseconds later.
 */
type LargestPaint = PerformanceEntry & { readonly paintTime: number };

/** Proves of a page that is open that its script was asked for, and only once its largest paint was there. */
export async function expectScriptAfterPaint(page: Page): Promise<void> {
  const { scripts, largestPaint } = await page.evaluate(async () => ({
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
    largestPaint: await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as LargestPaint[];
        resolve(entries.at(-1)?.paintTime ?? 0);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    }),
  }));
  expect(scripts.length).toBeGreaterThan(1);
  expect(largestPaint).toBeGreaterThan(0);
  expect(Math.min(...scripts)).toBeGreaterThan(largestPaint);
}
