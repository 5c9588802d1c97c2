import axe from 'axe-core';
import { afterAll, afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { findCovered } from './findCovered.ts';

/** The themes in which stories are looked at in this run, light first. */
declare const __THEMES__: readonly ('light' | 'dark')[];

interface ShownStory {
  readonly parameters: { readonly frame?: string };
}

function renderedElement(): Element {
  const popover = document.querySelector('[popover]:popover-open');
  const element =
    document.querySelector('dialog:modal') ?? popover ?? document.querySelector('[data-story-frame]');
  if (element === null) throw new Error('The story drew nothing.');
  return element;
}

const frameHeight = () =>
  Math.ceil(document.querySelector('[data-story-frame]')?.getBoundingClientRect().height ?? 0);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A story higher than the window would be cut off in its picture. */
async function growWindow(): Promise<void> {
  if (frameHeight() > window.innerHeight) await page.viewport(window.innerWidth, frameHeight());
}

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Storybook's own links stand before a page's, so that axe does not know its link to the content: a journey asks this. */
const rulesOfDocuments = { region: { enabled: false } };

const isPage = ({ parameters }: ShownStory) => ['page', 'window'].includes(parameters.frame ?? '');

/** What another theme can break: it changes colours and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function runAxe(theme: string, runOnly: string[], found: unknown[]): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly,
    rules: rulesOfDocuments,
    resultTypes: ['violations'],
  });
  for (const { id, nodes } of violations)
    found.push(`axe in the ${theme} theme: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Notes a picture that differs. */
async function comparePicture(name: string, found: unknown[]): Promise<void> {
  await expect(page.elementLocator(renderedElement()))
    .toMatchScreenshot(name)
    .catch((issue: unknown) => found.push(issue));
}

/** Widths at which nothing of a page sticks out: a phone, a tablet, a desk. */
const pageWidths = [360, 768, 1440];

/** Of these, the widths at which nothing that is focused stands behind a bar: the narrowest and the widest. */
const coverWidths = [360, 1440];

/** Vitest's style of the page, which wins over ours since it is in no layer: with it, none has room for a bar at its end. */
const findOwnStyle = () =>
  [...document.styleSheets].find(({ ownerNode }) =>
    /^\s*html {\s*padding: 0;/.test(ownerNode?.textContent ?? ''),
  );

/** Notes what is focused behind something; of a page that is drawn to the foot of a window, all of it is scrolled to. */
async function checkCovers(width: number, found: unknown[]): Promise<void> {
  const story = document.querySelector<HTMLElement>('[data-story-frame]');
  const before = story?.dataset.width;
  if (story) story.dataset.width = 'page';
  const style = findOwnStyle();
  if (style) style.disabled = true;
  // What covers the foot measures itself in one frame, and says so in the next.
  if (document.documentElement.style.getPropertyValue('--sewa-covered-foot'))
    for (let frame = 0; frame < 2; frame++) await nextFrame();
  for (const element of findCovered())
    found.push(`In a window of ${width} pixels this is covered when it is focused: ${element}`);
  if (style) style.disabled = false;
  if (story) story.dataset.width = before;
}

/**
 * Notes by how much a page is wider than the window, where behind an open dialog it keeps the place of its scrollbar, and what is
 * focused there behind something.
 */
async function checkWindows(found: unknown[]): Promise<void> {
  // An element of another document, of which 'instanceof' would say that it is none.
  const frame = window.frameElement as HTMLElement | null;
  if (frame === null) throw new Error('The story does not stand in a frame.');
  const before = frame.style.cssText;
  frame.style.height = '780px';
  for (const width of pageWidths) {
    // Narrower or wider than the browser's window, the frame is one to its page all the same, and is so at once.
    frame.style.width = `${width}px`;
    await nextFrame();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (window.innerWidth !== width) throw new Error(`The window did not become ${width} pixels wide.`);
    if (scrollWidth > clientWidth)
      found.push(`The page sticks out by ${scrollWidth - clientWidth} pixels in a window of ${width}.`);
    if (coverWidths.includes(width)) await checkCovers(width, found);
  }
  frame.style.cssText = before;
}

async function checkThemes(storyId: string, isPictured: boolean, found: unknown[]): Promise<void> {
  for (const theme of __THEMES__) {
    document.documentElement.dataset.theme = theme;
    await runAxe(theme, theme === 'light' ? allRules : colourRules, found);
    if (isPictured) await comparePicture(`${storyId.replace('--', '_')}-${theme}`, found);
  }
}

const { now } = Date;

// A page's story stops the clock until the next story begins. Vitest asks for this file anew before that, by a name
// that carries the time: under a stopped clock it would be given the one it has, and the next file would go unseen.
afterAll(() => {
  Date.now = now;
});

afterEach(async (context) => {
  const { task, story } = context as typeof context & { story?: ShownStory };
  if (task.result?.state === 'fail') return;
  await document.fonts.ready;
  const meta = task.meta as { storyId?: string; isSeen?: boolean };
  if (meta.storyId === undefined || !story) throw new Error(`${task.name} is not a story.`);
  // Stories of the app and of the chat are pages and parts of them, which have no pictures. What a playground shows, other stories show.
  const isPictured =
    !/\/(app\/testing|packages\/chat)\//.test(task.file.filepath) && !meta.storyId.endsWith('--playground');
  if (isPictured) await growWindow();
  const found: unknown[] = [];
  await checkThemes(meta.storyId, isPictured, found);
  if (isPage(story)) await checkWindows(found);
  meta.isSeen = true;
  if (found.length > 0)
    throw new Error(
      found.map((issue) => (issue instanceof Error ? issue.message : String(issue))).join('\n'),
    );
});
