import type { Database } from '@sewa/server';
import { digestSources } from './digestSources.ts';
import type { FillOptions } from './fillSampleMarket.ts';
import { isSampleMarketWritten } from './queries.ts';
import { sampleSource } from './sampleSource.ts';

/**
 * Fills the sample market where it is missing or was written by other code: what a process does at every start. The homes and
 * their drawings are loaded only where they have to be written.
 */
export async function fillSampleMarketOnce(db: Database, options?: FillOptions): Promise<void> {
  if (await isSampleMarketWritten(db, sampleSource, digestSources())) return;
  const { fillSampleMarket } = await import('./fillSampleMarket.ts');
  await fillSampleMarket(db, options);
}
