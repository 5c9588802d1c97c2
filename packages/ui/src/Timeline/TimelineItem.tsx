import type { ReactNode } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { checkPath } from '../Icon/generated/iconPaths.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

/** Where an item of a timeline stands: done, going on, still to come. */
export const timelineStates = ['done', 'current', 'upcoming'] as const;

/** Props of `TimelineItem`. */
export type TimelineItemProps = Omit<NativeProps<'li'>, 'title'> & {
  /** What it is. */
  title: ReactNode;
  /** When it was or will be, formatted; a `<time>` says it to machines too. */
  time?: ReactNode;
  /** Where it stands. @default 'done' */
  state?: (typeof timelineStates)[number];
};

/** One item of a `Timeline`; what is inside it says more about it. */
export function TimelineItem({ title, time, state = 'done', children, ...rest }: TimelineItemProps) {
  const text = useMessages({
    done: english.done,
    current: english.current,
    upcoming: english.upcoming,
  });
  return (
    <li
      {...rest}
      aria-current={state === 'current' ? 'step' : undefined}
      data-state={state}
      className={styles.item}
    >
      <span className={styles.mark}>{state === 'done' && <Drawing path={checkPath} size="s" />}</span>
      <div className={styles.content}>
        <p className={styles.title}>
          {title}
          <VisuallyHidden>{`, ${text[state]}`}</VisuallyHidden>
        </p>
        {time !== undefined && <p className={styles.time}>{time}</p>}
        {children !== undefined && <div className={styles.more}>{children}</div>}
      </div>
    </li>
  );
}
