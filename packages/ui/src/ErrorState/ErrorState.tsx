import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Drawing } from '../Icon/Drawing.tsx';
import { triangleAlertPath } from '../Icon/generated/iconPaths.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './ErrorState.css.ts';

/** Props of `ErrorState`. */
export type ErrorStateProps = Omit<NativeProps<'div'>, 'title'> & {
  /** Title. @default the message `errorTitle` */
  title?: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Called by 'Try again'; without it there is no such button. */
  onRetry?: () => void;
  /** Whether the next try is running. @default false */
  isRetrying?: boolean;
  /** More actions. */
  actions?: ReactNode;
};

/** Shown where something could not be loaded: says what happened and what to do next. */
export function ErrorState({
  title,
  level = 2,
  onRetry,
  isRetrying = false,
  actions,
  children,
  ...rest
}: ErrorStateProps) {
  const messages = useMessages({ errorTitle: english.errorTitle, retry: english.retry });
  const hasActions = onRetry !== undefined || actions !== undefined;
  return (
    <div role="alert" {...rest} className={styles.root}>
      <span className={styles.picture}>
        <Drawing path={triangleAlertPath} size="l" />
      </span>
      <Heading level={level} size="m">
        {title ?? messages.errorTitle}
      </Heading>
      {children !== undefined && <div className={styles.content}>{children}</div>}
      {hasActions && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
