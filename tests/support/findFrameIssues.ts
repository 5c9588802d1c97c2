import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

/** The frame of a page whose document has this path. */
export function findFrame(page: Page, path: string): Frame {
  const frame = page.frames().find((candidate) => new URL(candidate.url()).pathname === path);
  if (!frame) throw new Error(`The page has no frame ${path}.`);
  return frame;
}

/** What axe finds in the document of a frame. */
export async function findFrameIssues(frame: Frame): Promise<string[]> {
  await frame.evaluate(axe.source);
  const { violations } = await frame.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      // The heading of the whole page is that of the partner.
      rules: { 'page-has-heading-one': { enabled: false } },
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
