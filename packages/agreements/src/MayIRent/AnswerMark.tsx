import type { Eligibility } from '@sewa/tenancy';
import { Icon } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as css from './MayIRent.css.ts';

const icons = { yes: 'circle-check', no: 'circle-x', ask: 'info' } as const;

interface AnswerMarkProps {
  readonly answer: Eligibility;
  /** Of the drawing. @default 'm' */
  readonly size?: 'm' | 'l';
  readonly children: ReactNode;
}

/** An answer as a drawing and in words; the colour only adds to them. */
export function AnswerMark({ answer, size = 'm', children }: AnswerMarkProps) {
  return (
    <span className={css.mark} data-answer={answer}>
      <Icon name={icons[answer]} size={size} />
      {children}
    </span>
  );
}
