import type { Context } from '../../platform/calling/Context.ts';
import { within } from '../../platform/database/within.ts';
import { ProviderError } from './PaymentProvider.ts';

/** How long a call waits for a provider, in milliseconds: pages must answer within five seconds. */
const PATIENCE_MS = 4_000;

/**
 * Waits for work at a provider, at most four seconds; slower work goes on. Returns false if there is no answer by then, or the provider
 * gave none.
 */
export async function waitForProvider(
  { log }: Pick<Context, 'log'>,
  provider: string,
  work: Promise<unknown>,
): Promise<boolean> {
  let isAnswered = false;
  let isLate = false;
  const settled = work.then(
    () => {
      isAnswered = true;
    },
    (error: unknown) => {
      if (!(error instanceof ProviderError || isLate)) throw error;
      const failure = error instanceof Error ? error.name : 'unknown';
      log('warn', 'payment-provider', { provider, failure });
    },
  );
  await within(PATIENCE_MS, settled);
  isLate = true;
  return isAnswered;
}
