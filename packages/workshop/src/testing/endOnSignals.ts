/**
 * Ends this process with 1 when it is told to end, once everything is cleaned up; what `runProgram` has started ends with it.
 * One signal may come twice, to the group and handed on by whoever started us: the second must not cut off what the first began.
 */
export function endOnSignals(cleanUp: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void cleanUp().finally(() => process.exit(1));
    });
  }
}
