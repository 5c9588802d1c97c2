import { useEffect, useRef } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { fill, track } from './LoadingBar.css.ts';
import { finishTime, useLoadingPhase } from './useLoadingPhase.ts';

/** Props of `LoadingBar`. */
export type LoadingBarProps = Omit<NativeProps<'div'>, 'children'> & {
  /** Whether something is loading. */
  isActive: boolean;
  /** Milliseconds before the bar shows, so that quick work shows none. @default 200 */
  throttle?: number;
  /** Milliseconds in which the bar nearly fills while it waits. @default 2000 */
  duration?: number;
};

/** A line at the top of the window while a page loads. */
export function LoadingBar({ isActive, throttle = 200, duration = 2000, ...rest }: LoadingBarProps) {
  const messages = useMessages({ loading: english.loading });
  const phase = useLoadingPhase(isActive, throttle);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase === 'idle' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = phase === 'running' ? 'scaleX(0)' : 'scaleX(0.9)';
    const to = phase === 'running' ? 'scaleX(0.9)' : 'scaleX(1)';
    const opacity = phase === 'running' ? [1, 1] : [1, 1, 0];
    const animation = bar.current?.animate(
      { transform: phase === 'running' ? [from, to] : [from, to, to], opacity },
      { duration: phase === 'running' ? duration : finishTime, easing: 'ease-out', fill: 'forwards' },
    );
    return () => animation?.cancel();
  }, [phase, duration]);
  return (
    <div
      aria-label={messages.loading}
      {...rest}
      role="progressbar"
      hidden={phase === 'idle'}
      data-phase={phase}
      className={track}
    >
      <div ref={bar} className={fill} />
    </div>
  );
}
