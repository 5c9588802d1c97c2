import type { Context } from '../../platform/calling/Context.ts';
import { ProviderError } from '../payment-providers/PaymentProvider.ts';

/** How many calls of providers run at once. */
const AT_ONCE = 4;

/**
 * Runs work for each item, some at once. What fails stops no other: that a provider gives no answer is logged, and the first other error
 * is thrown at the end.
 */
export async function runEach<Item>(
  { log }: Pick<Context, 'log'>,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const waiting = [...items];
  const runNext = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        if (error instanceof ProviderError) log('warn', 'payment-provider', { failure: error.name });
        else failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  if (failures.length > 0) throw failures[0];
}
