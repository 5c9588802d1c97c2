import { type RefObject, useEffect, useRef, useState } from 'react';
import { getValues, whenIdle, whenLeft } from './nativeControls.ts';

/** When a field asks for its script: once the page is idle, or once a pointer or the focus comes near. */
export const loadTimes = ['idle', 'near'] as const;

/** When a field asks for its script. */
export type LoadTime = (typeof loadTimes)[number];

/** What takes the place of a native field, and what was filled in there. */
export interface Taken<Rich> {
  Rich: Rich;
  values: string[];
}

function waitNear(root: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (root.contains(document.activeElement)) resolve();
    for (const type of ['pointerover', 'focusin'])
      root.addEventListener(type, () => resolve(), { once: true, signal });
  });
}

/**
 * Loads what takes the place of a native field, and gives it once nobody is busy in that field; until then, and where it
 * cannot be loaded, null.
 */
export function useHydration<Rich>(
  root: RefObject<HTMLElement | null>,
  load: () => Promise<Rich>,
  loadWhen: LoadTime,
): Taken<Rich> | null {
  const [taken, setTaken] = useState<Taken<Rich> | null>(null);
  const hydrate = useRef(async (native: HTMLElement, signal: AbortSignal) => {
    await (loadWhen === 'near' ? waitNear(native, signal) : whenIdle());
    const Rich = signal.aborted ? null : await load().catch(() => null);
    if (Rich === null) return;
    await whenLeft(native, signal);
    if (!signal.aborted) setTaken({ Rich, values: getValues(native) });
  });
  useEffect(() => {
    const over = new AbortController();
    if (root.current) void hydrate.current(root.current, over.signal);
    return () => over.abort();
  }, [root]);
  return taken;
}
