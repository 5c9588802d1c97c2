import { useEffect, useState } from 'react';

/** Nothing to show; on the way; reached the end and fading. */
export type LoadingPhase = 'idle' | 'running' | 'finishing';

/** Time in milliseconds in which the bar fills up and fades after the work is done. */
export const FINISH_TIME = 400;

/** Turns "is something loading" into what the bar shows: quick work never shows, and no phase lasts without a timer or the work behind it. */
export function useLoadingPhase(isActive: boolean, throttle: number): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>('idle');
  useEffect(() => {
    if (!isActive) {
      setPhase((current) => (current === 'running' ? 'finishing' : current));
      return;
    }
    const timer = setTimeout(() => setPhase('running'), throttle);
    // A page that the browser keeps and brings back later comes back without the bar it was left with.
    const leave = () => {
      clearTimeout(timer);
      setPhase('idle');
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [isActive, throttle]);
  useEffect(() => {
    if (phase !== 'finishing') return;
    const timer = setTimeout(() => setPhase('idle'), FINISH_TIME);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase;
}
