import { clearTraces, type Traces } from './traces.ts';

/** Starts something that needs consent; may give what stops it again. */
export type GatedLoader = () => undefined | (() => void) | Promise<undefined | (() => void)>;

/** Lets what stands behind the gate run while it is allowed, and not otherwise. */
export type Gate = (isAllowed: boolean) => void;

/**
 * A gate before a loader. It runs at once when it becomes allowed; when it no longer is, what it gave is called, and what
 * it left behind is deleted, also when it was still loading. What fails is told to the page as an error nobody caught.
 */
export function openGate(loader: GatedLoader, traces: Traces): Gate {
  let isWanted = false;
  let isRunning = false;
  let isSettling = false;
  let stop: undefined | (() => void);

  async function step(): Promise<void> {
    isRunning = isWanted;
    if (isWanted) {
      stop = await loader();
      return;
    }
    const end = stop;
    stop = undefined;
    try {
      end?.();
    } finally {
      clearTraces(traces);
    }
  }

  async function settle(): Promise<void> {
    isSettling = true;
    while (isRunning !== isWanted) await step().catch(reportError);
    isSettling = false;
  }

  return (isAllowed) => {
    isWanted = isAllowed;
    if (!isSettling) void settle();
  };
}
