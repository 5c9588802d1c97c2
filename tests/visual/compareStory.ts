import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

declare const __COMPARES_SCREENSHOTS__: boolean;

const themes = ['light', 'dark'] as const;

function drawnElement(): Element {
  const popover = document.querySelector('[popover]:popover-open');
  const element =
    document.querySelector('dialog:modal') ?? popover ?? document.querySelector('[data-story-frame]');
  if (element === null) throw new Error('The story drew nothing.');
  return element;
}

/** A story higher than the window would be cut off in its picture. */
async function growWindow(): Promise<void> {
  const height = Math.ceil(document.querySelector('[data-story-frame]')?.getBoundingClientRect().height ?? 0);
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height);
}

async function expectNoAxeFault(theme: string): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect.soft(faults, `axe in the ${theme} theme`).toEqual([]);
}

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  await document.fonts.ready;
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined) throw new Error(`${task.name} is not a story.`);
  await growWindow();
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await expectNoAxeFault(theme);
    if (__COMPARES_SCREENSHOTS__) {
      await expect.soft(page.elementLocator(drawnElement())).toMatchScreenshot(`${storyId}--${theme}`);
    }
  }
});
