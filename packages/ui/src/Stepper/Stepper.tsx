import type { ReactNode } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { checkPath } from '../Icon/generated/iconPaths.ts';
import { Link } from '../Link/Link.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './Stepper.css.ts';

/** One step of a `Stepper`. */
export interface Step {
  /** Names it. */
  label: ReactNode;
  /** Link back to it once it is done. */
  href?: string;
}

/** Props of `Stepper`. */
export type StepperProps = Omit<NativeProps<'ol'>, 'aria-label' | 'children'> & {
  /** Names what the steps lead to. */
  label: string;
  /** The steps in their order. */
  steps: readonly Step[];
  /** The current step, counted from 0; those before it are done. `steps.length` when all are. */
  current: number;
  /** Stands below each other in wide windows too, as beside a form. @default false */
  isVertical?: boolean;
};

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}

/** Shows progress through several steps. */
export function Stepper({ label, steps, current, isVertical = false, ...rest }: StepperProps) {
  const { stepDone } = useMessages({ stepDone: english.stepDone });
  return (
    <ol {...rest} aria-label={label} data-vertical={isVertical ? '' : undefined} className={styles.root}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        const isDone = state === 'done';
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            key={index}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.step}
          >
            <span className={styles.mark}>
              {isDone ? <Drawing path={checkPath} size="s" label={stepDone} /> : index + 1}
            </span>
            <span className={styles.label}>
              {isDone && step.href !== undefined ? <Link href={step.href}>{step.label}</Link> : step.label}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
