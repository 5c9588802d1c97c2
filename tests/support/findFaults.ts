import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The colour schemes every page is drawn for. */
export const themes = ['light', 'dark'] as const;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds; a theme changes colours only, so that the dark one is asked about nothing else. */
export async function findFaults(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (theme === 'dark'
    ? axe.withRules('color-contrast')
    : axe.withTags(tags)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
