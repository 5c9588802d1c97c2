import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../../../../chromium.config.ts';
import { parseJson } from '../repository.ts';

interface Entry {
  id: string;
  type: string;
  importPath: string;
}

/** A story that cannot be looked at, and why. */
export interface BrokenStory {
  id: string;
  reason: string;
}

// A host of this machine, so that the page may do what one over https may.
const origin = 'http://storybook.localhost';
const LONGEST_MILLISECONDS = 20_000;

/** The first story of each file: what breaks one of a file mostly breaks it as a whole. */
function listFirstStories(folder: string): string[] {
  const { entries } = parseJson<{ entries: Record<string, Entry> }>(path.join(folder, 'index.json'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return [
    ...new Map(stories.toReversed().map((story) => [story.importPath, story.id])).values(),
  ].toReversed();
}

/** Run in the page: opens a story and gives what Storybook says of it, empty when it was drawn and played. */
function showStory(id: string): Promise<string> {
  interface Said {
    storyId?: string;
    status?: string;
    message?: string;
    description?: string;
  }
  interface Channel {
    on: (name: string, onHeard: (said: Said) => void) => void;
    off: (name: string, onHeard: (said: Said) => void) => void;
    emit: (name: string, order: object) => void;
  }
  // Storybook puts its channel there and declares no type for it.
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  const issues = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
  return new Promise((resolve) => {
    const settle = (reason: string) => {
      channel.off('storyFinished', finish);
      for (const issue of issues) channel.off(issue, fail);
      resolve(reason);
    };
    const finish = ({ storyId, status }: Said) => {
      if (storyId === id) settle(status === 'success' ? '' : String(status));
    };
    const fail = (said: Said) => settle(said.message ?? said.description ?? JSON.stringify(said));
    channel.on('storyFinished', finish);
    for (const issue of issues) channel.on(issue, fail);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** A page of the Storybook that shows no story yet. */
async function openStorybook(browser: Browser, folder: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${origin}/iframe.html`);
  await page.locator('body.sb-show-nopreview').waitFor();
  return page;
}

/** Opens the first story of each file of a built Storybook, as a designer does, and gives those that fail. */
export async function openStories(
  folder: string,
  executablePath: string,
): Promise<{ opened: number; broken: BrokenStory[] }> {
  const browser = await chromium.launch({ ...chromiumOptions, executablePath });
  try {
    const stories = listFirstStories(folder);
    const waiting = [...stories];
    const broken: BrokenStory[] = [];
    const openInTurn = async () => {
      let page = await openStorybook(browser, folder);
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const reason = await Promise.race([
          page.evaluate(showStory, id),
          wait(LONGEST_MILLISECONDS, 'it was not drawn in time', { ref: false }),
        ]).catch((error: unknown) => String(error));
        if (!reason) continue;
        broken.push({ id, reason });
        // What a broken story left behind must not break the next.
        page = await openStorybook(browser, folder);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, openInTurn));
    return { opened: stories.length, broken };
  } finally {
    await browser.close();
  }
}
