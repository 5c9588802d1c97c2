import { useLayoutEffect, useRef } from 'react';

/** Calls back once `time` milliseconds have passed in which it was not paused; never for null. `restart` starts afresh when it changes. */
export function useCountdown(
  time: number | null,
  isPaused: boolean,
  restart: unknown,
  onEnd: () => void,
): void {
  const remaining = useRef(time ?? 0);
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    end.current = onEnd;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restart is what starts it afresh
  useLayoutEffect(() => {
    remaining.current = time ?? 0;
  }, [time, restart]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restart is what starts it afresh
  useLayoutEffect(() => {
    if (time === null || isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (performance.now() - startedAt));
    };
  }, [time, isPaused, restart]);
}
