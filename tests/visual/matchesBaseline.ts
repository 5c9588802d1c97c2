import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';

/** A part of the browser's page, in CSS pixels from its upper left corner. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Page = BrowserCommandContext['page'];
type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

const sessions = new WeakMap<Page, Promise<Session>>();

function openSession(page: Page): Promise<Session> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Whether a part of the page is drawn exactly like a story's baseline: the bytes of one picture, asked of the browser in one
 * call. A "no" says nothing yet, since something may still move; Vitest's matcher, which needs three times as long, decides.
 */
export const matchesBaseline: BrowserCommand<[name: string, clip: Clip]> = async ({ page }, name, clip) => {
  const baseline = await readFile(fileURLToPath(new URL(`baselines/${name}.png`, import.meta.url))).catch(
    () => null,
  );
  if (baseline === null) return false;
  const session = await openSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
  });
  return baseline.equals(Buffer.from(data, 'base64'));
};
