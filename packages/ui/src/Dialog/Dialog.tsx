import { type MouseEvent, type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { heading } from '../Heading/Heading.css.ts';
import { Drawing } from '../Icon/Drawing.tsx';
import { xPath } from '../Icon/generated/iconPaths.ts';
import { Modal, type ModalProps } from '../modals/Modal.tsx';
import { type AgreementProps, useAgreement } from '../modals/useAgreement.ts';
import type { OpenChange } from '../state/OpenChange.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './Dialog.css.ts';

/** Kinds of a dialog: any content; a question before something is lost. HTML from outside goes into an `HtmlDialog`. */
export const dialogTypes = ['normal', 'remove'] as const;

/** Props of `Dialog`. */
export type DialogProps = ModalProps &
  AgreementProps & {
    /** Names it. @default the message `dialogTitle` */
    title?: ReactNode;
    /** Kind of the dialog. @default 'normal' */
    type?: (typeof dialogTypes)[number];
    /** Label of the confirm button. @default the message `confirm`, for the type `remove` the message `remove` */
    confirmLabel?: string;
    /** Label of the cancel button, shown if there is `onConfirm`. @default the message `cancel` */
    cancelLabel?: string;
    /**
     * Called when the person confirms, before `onOpenChange`. While a promise it gives is pending, the button is busy and nothing
     * closes the dialog; if it is rejected, the dialog stays open and says so.
     */
    onConfirm?: () => void | Promise<void>;
    /** Draws the row of buttons; without it the content brings its own. @default true */
    hasActions?: boolean;
  };

const fieldOrLastAction = ':is(input,select,textarea):enabled:not([type=hidden]),[data-actions]>:last-child';

/** Stands above the page and takes every key and press until it is closed. */
export function Dialog({
  title,
  type = 'normal',
  confirmLabel,
  cancelLabel,
  onConfirm,
  explainFailure,
  hasActions = true,
  children,
  ...rest
}: DialogProps) {
  const messages = useMessages({
    cancel: english.cancel,
    close: english.close,
    confirm: english.confirm,
    dialogTitle: english.dialogTitle,
    remove: english.remove,
  });
  const id = useId();
  const { running, problem, carryOut } = useAgreement(rest.isOpen, explainFailure);
  const ask = (change: OpenChange) => running || rest.onOpenChange(change);
  const close = ({ nativeEvent: event }: MouseEvent) => ask({ isOpen: false, reason: 'close', event });
  const isRemoval = type === 'remove';
  return (
    <Modal
      role={isRemoval ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={isRemoval ? `${id}-body` : undefined}
      {...rest}
      onOpenChange={ask}
      isAnswerNeeded={isRemoval}
      data-type={type}
      className={styles.dialog}
      firstFocus={isRemoval ? '[data-actions] button' : fieldOrLastAction}
    >
      <div className={styles.sheet}>
        <div className={styles.header}>
          <h2 id={id} data-size="m" className={heading}>
            {title ?? messages.dialogTitle}
          </h2>
          <Button variant="quiet" aria-label={messages.close} aria-disabled={running} onClick={close}>
            <Drawing path={xPath} />
          </Button>
        </div>
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {hasActions && (
          <div data-actions="" className={styles.footer}>
            {(onConfirm || isRemoval) && (
              <Button variant="secondary" aria-disabled={running} onClick={close}>
                {cancelLabel ?? messages.cancel}
              </Button>
            )}
            <Button
              variant={isRemoval ? 'danger' : 'primary'}
              isBusy={running}
              onClick={({ nativeEvent: event }) =>
                carryOut(true, onConfirm?.(), () =>
                  rest.onOpenChange({ isOpen: false, reason: 'confirm', event }),
                )
              }
            >
              {confirmLabel ?? (isRemoval ? messages.remove : messages.confirm)}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}
