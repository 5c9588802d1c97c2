import axe from 'axe-core';
import { afterAll, afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

declare const __WHY_NOT_COMPARED__: string | null;
declare const __COMPARES_EVERY_VIEW__: boolean;

interface ShownStory {
  readonly globals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: { readonly frame?: string };
}

const themes = ['light', 'dark'] as const;
const narrow = { width: 360, height: 780 };

function drawnElement(): Element {
  const popover = document.querySelector('[popover]:popover-open');
  const element =
    document.querySelector('dialog:modal') ?? popover ?? document.querySelector('[data-story-frame]');
  if (element === null) throw new Error('The story drew nothing.');
  return element;
}

const frameHeight = () =>
  Math.ceil(document.querySelector('[data-story-frame]')?.getBoundingClientRect().height ?? 0);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until a story keeps its height: grown for what goes again, the window would hold its frame open. */
async function settleHeight(): Promise<void> {
  let height = frameHeight();
  for (let steady = 0; steady < 6; steady++) {
    await nextFrame();
    if (frameHeight() !== height) steady = -1;
    height = frameHeight();
  }
}

/** A story higher than the window would be cut off in its picture; some grow once more with the window. */
async function growWindow(): Promise<void> {
  if (frameHeight() > window.innerHeight) await settleHeight();
  for (let tries = 0; tries < 3 && frameHeight() > window.innerHeight; tries++)
    await page.viewport(window.innerWidth, frameHeight());
}

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is asked of whole pages only: one main landmark, headings in order. */
const pageRules = [...allRules, 'best-practice'];

/** Storybook's own links stand before a page's, so that axe does not know its link to the content: a journey asks this. */
const rulesOfDocuments = { region: { enabled: false } };

const isPage = ({ parameters }: ShownStory) => ['page', 'window'].includes(parameters.frame ?? '');

/** What another theme can break: it changes colours and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function askAxe(theme: string, runOnly: string[], faults: unknown[]): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly,
    rules: rulesOfDocuments,
    resultTypes: ['violations'],
  });
  for (const { id, nodes } of violations)
    faults.push(`axe in the ${theme} theme: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Notes a picture that differs. */
async function lookAtPicture(name: string, faults: unknown[]): Promise<void> {
  await expect(page.elementLocator(drawnElement()))
    .toMatchScreenshot(name)
    .catch((fault: unknown) => faults.push(fault));
}

/** A story made for one viewport, and a page, which has a story of its own for the phone, is not drawn narrow as well. */
const isDrawnNarrow = (story: ShownStory) => story.globals.viewport?.value === undefined && !isPage(story);

/** Widths at which nothing of a page sticks out: a phone, a tablet, a desk. */
const pageWidths = [360, 768, 1440];

/** Notes by how much a page is wider than the window; behind an open dialog it keeps the place of its scrollbar. */
async function measureOverflow(faults: unknown[]): Promise<void> {
  for (const width of pageWidths) {
    await page.viewport(width, narrow.height);
    await nextFrame();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      faults.push(`The page sticks out by ${scrollWidth - clientWidth} pixels in a window of ${width}.`);
  }
}

async function lookAtBothThemes(storyId: string, story: ShownStory, faults: unknown[]): Promise<void> {
  const rules = isPage(story) ? pageRules : allRules;
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await askAxe(theme, theme === themes[0] ? rules : colourRules, faults);
    if (__WHY_NOT_COMPARED__ === null && (__COMPARES_EVERY_VIEW__ || theme === 'light'))
      await lookAtPicture(`${storyId}--${theme}`, faults);
  }
}

async function lookAtNarrow(storyId: string, faults: unknown[]): Promise<void> {
  await page.viewport(narrow.width, narrow.height);
  await growWindow();
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await lookAtPicture(`${storyId}--${theme}-${narrow.width}`, faults);
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
  await growWindow();
  const faults: unknown[] = __WHY_NOT_COMPARED__ === null ? [] : [__WHY_NOT_COMPARED__];
  await lookAtBothThemes(meta.storyId, story, faults);
  if (__WHY_NOT_COMPARED__ === null && __COMPARES_EVERY_VIEW__ && isDrawnNarrow(story))
    await lookAtNarrow(meta.storyId, faults);
  if (isPage(story)) await measureOverflow(faults);
  meta.isSeen = true;
  if (faults.length > 0)
    throw new Error(
      faults.map((fault) => (fault instanceof Error ? fault.message : String(fault))).join('\n'),
    );
});
