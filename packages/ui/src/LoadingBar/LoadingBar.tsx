import { useEffect, useRef } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { filledAfter } from './filledAfter.ts';
import { fill, track } from './LoadingBar.css.ts';
import { FINISH_TIME, useLoadingPhase } from './useLoadingPhase.ts';

/** Props of `LoadingBar`. */
export type LoadingBarProps = Omit<NativeProps<'div'>, 'children'> & {
  /** Whether something is loading. */
  isActive: boolean;
  /** Milliseconds before the bar shows, so that quick work shows none. @default 200 */
  throttle?: number;
  /** Milliseconds after which about two thirds are filled; the rest fills ever slower. @default 2000 */
  duration?: number;
};

const steps = Array.from({ length: 21 }, (_, step) => ({ transform: `scaleX(${filledAfter(step / 4)})` }));

/** A line at the top of the window while a page loads. */
export function LoadingBar({ isActive, throttle = 200, duration = 2000, ...rest }: LoadingBarProps) {
  const messages = useMessages({ loading: english.loading });
  const phase = useLoadingPhase(isActive, throttle);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (phase === 'finishing') {
      element.animate(
        [{}, { transform: 'none', opacity: 1 }, { transform: 'none', opacity: 0 }],
        FINISH_TIME,
      );
      return;
    }
    for (const animation of element.getAnimations()) animation.cancel();
    if (phase === 'running') element.animate(steps, { duration: duration * 5, fill: 'forwards' });
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
