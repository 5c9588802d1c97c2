import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import type { IconName } from '../Icon/generated/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './EmptyState.css.ts';

/** Props of `EmptyState`. */
export type EmptyStateProps = Omit<NativeProps<'div'>, 'title'> & {
  /** A drawing above the title. */
  icon?: IconName;
  /** Says that nothing is here. */
  title: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Buttons or links that lead on. */
  actions?: ReactNode;
};

/** Says why a place is empty and what to do about it. */
export function EmptyState({ icon, title, level = 2, actions, children, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={styles.root}>
      {icon !== undefined && (
        <span className={styles.picture}>
          <Icon name={icon} size="l" />
        </span>
      )}
      <Heading level={level} size="m">
        {title}
      </Heading>
      {children !== undefined && <div className={styles.content}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
