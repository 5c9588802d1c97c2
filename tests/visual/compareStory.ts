import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

declare const __COMPARES_SCREENSHOTS__: boolean;
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

/** A story higher than the window would be cut off in its picture; some grow once more with the window. */
async function growWindow(): Promise<void> {
  for (let tries = 0; tries < 3 && frameHeight() > window.innerHeight; tries++)
    await page.viewport(window.innerWidth, frameHeight());
}

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What another theme can break: it changes colours and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function expectNoAxeFault(theme: string, runOnly: string[]): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly,
    resultTypes: ['violations'],
  });
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect.soft(faults, `axe in the ${theme} theme`).toEqual([]);
}

async function expectSamePicture(name: string): Promise<void> {
  await expect.soft(page.elementLocator(drawnElement())).toMatchScreenshot(name);
}

/** A story made for one viewport, and a page, which has a story of its own for the phone, is not drawn narrow as well. */
const isDrawnNarrow = ({ globals, parameters }: ShownStory) =>
  globals.viewport?.value === undefined && !['page', 'window'].includes(parameters.frame ?? '');

afterEach(async (context) => {
  const { task, story } = context as typeof context & { story?: ShownStory };
  if (task.result?.state === 'fail') return;
  await document.fonts.ready;
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || !story) throw new Error(`${task.name} is not a story.`);
  await growWindow();
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await expectNoAxeFault(theme, theme === themes[0] ? allRules : colourRules);
    if (__COMPARES_SCREENSHOTS__ && (__COMPARES_EVERY_VIEW__ || theme === 'light'))
      await expectSamePicture(`${storyId}--${theme}`);
  }
  if (!__COMPARES_SCREENSHOTS__ || !__COMPARES_EVERY_VIEW__ || !isDrawnNarrow(story)) return;
  await page.viewport(narrow.width, narrow.height);
  await growWindow();
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await expectSamePicture(`${storyId}--${theme}-${narrow.width}`);
  }
});
