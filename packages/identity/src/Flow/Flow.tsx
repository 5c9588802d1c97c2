import { Progress, Stepper, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as css from './Flow.css.ts';
import * as messages from './messages.ts';

/** Props of `Flow`. */
export interface FlowProps {
  /** Names what the steps lead to. */
  readonly label: string;
  /** The steps in their order, each in a word or three. */
  readonly steps: readonly string[];
  /** Which step is at hand, counted from 0; `steps.length` when all are done. */
  readonly current: number;
  /** Explains the step where there is room beside it; nothing that must be read stands only here. */
  readonly aside: ReactNode;
  /** The step itself, with the page's heading. */
  readonly children: ReactNode;
}

/** A step of a way beside a panel that shows the way and explains; on narrow screens the panel is one line above it. */
export function Flow({ label, steps, current, aside, children }: FlowProps) {
  const place = Math.min(current, steps.length - 1);
  const done = Math.min(current + 1, steps.length);
  return (
    <div className={css.columns}>
      <aside className={css.panel} aria-label={label}>
        <div className={css.wideOnly}>
          <Text size="s" tone="muted" weight="semibold">
            {label}
          </Text>
          <Stepper
            label={label}
            steps={steps.map((step) => ({ label: step }))}
            current={current}
            isVertical
          />
          <div className={css.content}>{aside}</div>
        </div>
        <div className={css.line}>
          <Progress
            label={messages.stepProgress(place + 1, steps.length, steps[place])}
            value={done}
            max={steps.length}
          />
        </div>
      </aside>
      <main id="main" className={css.step}>
        {children}
      </main>
    </div>
  );
}
