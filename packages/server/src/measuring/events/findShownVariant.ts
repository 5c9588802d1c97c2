import { parseExperimentCookies } from '@sewa/experiments';
import type { Browser } from '../../platform/calling/Context.ts';
import { findExperiment } from '../experiments/experimentList.ts';

/** The variant of an experiment that the browser's cookie names; null without one, or if there is no such variant. */
export function findShownVariant(
  { findHeader }: Pick<Browser, 'findHeader'>,
  experiment: string,
): string | null {
  const shown = parseExperimentCookies(findHeader('cookie') ?? '')[experiment];
  const variants = findExperiment(experiment)?.variants ?? [];
  return variants.find(({ name }) => name === shown)?.name ?? null;
}
