import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The colour schemes every page is drawn for. */
export const themes = ['light', 'dark'] as const;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lets nothing move any more: the loading bar has faded, and colours are those of the theme. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[data-phase="running"], [data-phase="finishing"]')).toHaveCount(0);
  await page.evaluate(() => {
    // Brought to their end, not waited for: a browser under load may draw no frame for a while, and a change none at all.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

/** What axe finds; a theme changes colours only, so that the dark one is asked about nothing else. */
export async function findIssues(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (theme === 'dark'
    ? axe.withRules('color-contrast')
    : axe.withTags(tags)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
