import { BusyError } from './BusyError.ts';
import type { ProcessorShares } from './ProcessorShares.ts';

/** Does work of a kind in its turn; null when so much waits that it is refused. */
export type TakeTurn = <Result>(
  kind: string,
  work: () => Result,
) => Promise<{ readonly result: Result } | null>;

/** Turns for pages, whose kinds are other kinds than those of calls. */
export const makeTakeTurn =
  (processor: ProcessorShares): TakeTurn =>
  async (kind, work) => {
    try {
      return await processor.run(`page ${kind}`, () => ({ result: work() }));
    } catch (error) {
      if (error instanceof BusyError) return null;
      throw error;
    }
  };
