import type { Page } from '@playwright/test';
import { waitForQuiet } from './waitForQuiet.ts';

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

interface Watching {
  readonly shifts: string[];
  readonly take: () => void;
}

/**
 * Notes in every document opened from now on what is moved, from the moment on at which it holds an element of a selector, or, after
 * paint, from the frame on behind the one that shows it.
 */
export const watchShifts = (page: Page, since = 'html', { isAfterPaint = false } = {}) =>
  page.addInitScript(
    ({ selector, isLate }) => {
      const shifts: string[] = [];
      let begin = Number.POSITIVE_INFINITY;
      const note = (entries: PerformanceEntryList) => {
        for (const { startTime, sources } of entries as Shift[]) {
          const moved = sources.map(({ node }) => node?.textContent).join(' | ');
          if (startTime >= begin) shifts.push(`${Math.round(startTime)} ms: ${moved}`);
        }
      };
      new MutationObserver((_, tree) => {
        if (!document.querySelector(selector)) return;
        tree.disconnect();
        const start = () => {
          begin = performance.now();
        };
        if (isLate) requestAnimationFrame(() => requestAnimationFrame(start));
        else start();
      }).observe(document, { childList: true, subtree: true });
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      observer.observe({ type: 'layout-shift' });
      const watching: Watching = { shifts, take: () => note(observer.takeRecords()) };
      Object.assign(window, { watching });
    },
    { selector: since, isLate: isAfterPaint },
  );

/** When and what was moved in the document, once everything it waits for has arrived and been painted. */
export async function getShifts(page: Page): Promise<string[]> {
  await waitForQuiet(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What is drawn in the next frame is measured before the one after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { watching } = window as unknown as { watching: Watching };
    watching.take();
    return watching.shifts;
  });
}
